import { Anchor, VisuallyHidden } from '@mantine/core';
import { type Contract, hasRole, type SignedDocument } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { dateTime, NONE } from '../../../lib/formats.ts';
import { useUser } from '../../../lib/session.ts';
import { ErrorNotice } from '../../../ui/Notice.tsx';
import { Section } from '../../../ui/Section.tsx';
import { documentsQuery } from '../contracts.queries.ts';
import { texts } from '../texts.ts';
import classes from './archive.module.css';

const words = texts.archive;

const Row = ({ document, mayOpen }: { document: SignedDocument; mayOpen: boolean }) => {
  const uploadedAt = dateTime(document.uploadedAt);
  return (
    <tr>
      <th scope="row">
        <span className={classes.kind}>{document.external ? texts.signed.external : texts.signed.own}</span>
        {mayOpen ? (
          <Anchor href={document.url} target="_blank" rel="noreferrer" aria-label={words.open(uploadedAt)}>
            {words.link}
          </Anchor>
        ) : (
          <span className={classes.dim}>{words.adminsOnly}</span>
        )}
      </th>
      <td data-label={words.uploaded}>{words.byAt(document.uploadedBy, uploadedAt)}</td>
      <td data-label={words.removed}>{words.byAt(document.removedBy ?? NONE, dateTime(document.removedAt))}</td>
      <td data-label={words.reason}>{document.reason || NONE}</td>
    </tr>
  );
};

/** The signed documents that were taken out of the agreement: who, when and why. Nothing where there are none. */
export const DocumentArchive = ({ contract: { id, sponsorshipId } }: { contract: Contract }) => {
  const { roles } = useUser();
  const { data, error, refetch } = useQuery(documentsQuery({ sponsorshipId, contractId: id }));
  const removed = data?.filter(({ removedAt }) => removedAt !== null) ?? [];
  if (removed.length === 0 && !error) return null;
  return (
    <Section title={words.title} subtitle={words.subtitle}>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {removed.length > 0 && (
        <table className={classes.table}>
          <caption>
            <VisuallyHidden>{words.caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.document}</th>
              <th scope="col">{words.uploaded}</th>
              <th scope="col">{words.removed}</th>
              <th scope="col">{words.reason}</th>
            </tr>
          </thead>
          <tbody>
            {removed.map((document) => (
              <Row key={document.url} document={document} mayOpen={hasRole(roles, 'Admin')} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
};
