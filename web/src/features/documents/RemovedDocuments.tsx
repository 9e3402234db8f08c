import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { dateTime } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { Chevron } from '../../ui/Chevron.tsx';
import { FileOf } from './DocumentLine.tsx';
import classes from './documents.module.css';
import { removedDocumentsQuery } from './documents.queries.ts';
import { texts } from './texts.ts';

const List = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const query = useQuery(removedDocumentsQuery(sponsorshipId));
  return (
    <Block query={query}>
      {(documents) =>
        documents.length === 0 ? (
          <p className={classes.by}>{texts.archiveNone}</p>
        ) : (
          <ul className={classes.documents}>
            {documents.map((document) => (
              <li key={document.id} className={classes.document}>
                <FileOf document={document}>
                  <p className={classes.by}>{texts.removedBy(document.removedBy, dateTime(document.removedAt))}</p>
                </FileOf>
              </li>
            ))}
          </ul>
        )
      }
    </Block>
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
