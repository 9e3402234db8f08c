import { UnstyledButton } from '@mantine/core';
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
import classes from './documents.module.css';
import { removedDocumentsQuery, useUndeleteDocument } from './documents.queries.ts';
import { texts } from './texts.ts';

const RemovedDocumentLine = ({ document }: { document: RemovedDocument }) => {
  const { id, sponsorshipId, title, removedBy, removedAt } = document;
  const { mutateAsync: undelete, isPending } = useUndeleteDocument(sponsorshipId);
  return (
    <li className={classes.document}>
      <FileOf document={document}>
        <div className={classes.foot}>
          <p className={classes.by}>{texts.removedBy(removedBy, dateTime(removedAt))}</p>
          <div className={classes.actions}>
            <BusyButton
              variant="subtle"
              size="compact-md"
              busy={isPending}
              aria-label={texts.undeleteOf(title)}
              onClick={() => void undelete(id).catch(toast.error)}
            >
              {texts.undelete}
            </BusyButton>
          </div>
        </div>
      </FileOf>
    </li>
  );
};

const List = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const query = useInfiniteQuery(removedDocumentsQuery(sponsorshipId));
  return (
    <>
      <p className={classes.by}>{texts.archiveHint}</p>
      <Block query={query}>
        {({ rows: documents, total }) =>
          documents.length === 0 ? (
            <p className={classes.by}>{texts.archiveNone}</p>
          ) : (
            <>
              <ul className={classes.documents}>
                {documents.map((document) => (
                  <RemovedDocumentLine key={document.id} document={document} />
                ))}
              </ul>
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
    <div className={classes.archive}>
      <UnstyledButton
        className={classes.archiveToggle ?? ''}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <Chevron opened={opened} /> {texts.archive}
      </UnstyledButton>
      <div id={id}>{opened && <List sponsorshipId={sponsorshipId} />}</div>
    </div>
  );
};
