import { Box, Group, Text, UnstyledButton } from '@mantine/core';
import type { RemovedDocument } from '@sponsorat/api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { dateTime } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Chevron } from '../../ui/Chevron.tsx';
import { ShowMore } from '../../ui/list/ShowMore.tsx';
import { toast } from '../../ui/toast.ts';
import { FileOf } from './DocumentLine.tsx';
import { removedDocumentsQuery, useUndeleteDocument } from './documents.queries.ts';
import { texts } from './texts.ts';

const RemovedDocumentLine = ({ document }: { document: RemovedDocument }) => {
  const { id, sponsorshipId, title, removedBy, removedAt } = document;
  const { mutateAsync: undelete, isPending } = useUndeleteDocument(sponsorshipId);
  return (
    <Group renderRoot={(props) => <li {...props} />} wrap="nowrap" align="flex-start" gap="xs">
      <FileOf document={document}>
        <Group justify="space-between" gap="0 16px">
          <Text fz="sm" c="dimmed">
            {texts.removedBy(removedBy, dateTime(removedAt))}
          </Text>
          <Group gap={4} ml={-8}>
            <BusyButton
              variant="subtle"
              size="compact-md"
              busy={isPending}
              aria-label={texts.undeleteOf(title)}
              onClick={() => void undelete(id).catch(toast.error)}
            >
              {texts.undelete}
            </BusyButton>
          </Group>
        </Group>
      </FileOf>
    </Group>
  );
};

const List = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const query = useInfiniteQuery(removedDocumentsQuery(sponsorshipId));
  return (
    <>
      <Text fz="sm" c="dimmed">
        {texts.archiveHint}
      </Text>
      <Block query={query}>
        {({ rows: documents, total }) =>
          documents.length === 0 ? (
            <Text fz="sm" c="dimmed">
              {texts.archiveNone}
            </Text>
          ) : (
            <>
              <Box component="ul" className="rows" mb={-12}>
                {documents.map((document) => (
                  <RemovedDocumentLine key={document.id} document={document} />
                ))}
              </Box>
              <ShowMore query={query} shown={documents.length} total={total} noun={texts.nouns} />
            </>
          )
        }
      </Block>
    </>
  );
};

/** The archive of a folder, asked for as it is opened. */
export const RemovedDocuments = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <Box mt="lg" pt="xs" className="ruled">
      <UnstyledButton
        display="flex"
        py={4}
        c="dimmed"
        style={{ alignItems: 'center', gap: 6 }}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <Chevron opened={opened} /> {texts.archive}
      </UnstyledButton>
      <div id={id}>{opened && <List sponsorshipId={sponsorshipId} />}</div>
    </Box>
  );
};
