import { Box, Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { date } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { openForm } from '../../ui/form/openForm.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { notesQuery } from './notes.queries.ts';
import { texts } from './texts.ts';

const write = (sponsorshipId: number): Promise<void> =>
  openForm({
    title: texts.compose,
    size: 660,
    load: async () => {
      const { NoteForm } = await import('./NoteForm.tsx');
      return (onClose) => <NoteForm sponsorshipId={sponsorshipId} onClose={onClose} />;
    },
  });

/** The newest note of a sponsorship, and the way to write another. */
export const LastNote = ({ sponsorshipId }: { sponsorshipId: number }) => (
  <Box className="ruled">
    <Block query={useInfiniteQuery(notesQuery(sponsorshipId))}>
      {({ rows }) => {
        // What is pinned comes first in the answer, however old it is.
        const [last] = rows.toSorted((a, b) => b.date.localeCompare(a.date) || b.at.localeCompare(a.at));
        return (
          <>
            <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap" mt={8}>
              {last ? (
                <Soft component="p" className="tabular">
                  {`${last.kind} ${date(last.date)}, ${last.by}`}
                </Soft>
              ) : (
                <Text>{texts.none}</Text>
              )}
              <Button variant="default" size="compact-sm" flex="none" onClick={() => void write(sponsorshipId)}>
                {texts.write}
              </Button>
            </Group>
            {last && (
              <Text lineClamp={3} className="written" mt={4}>
                {last.text}
              </Text>
            )}
          </>
        );
      }}
    </Block>
  </Box>
);
