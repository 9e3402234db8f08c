import { Anchor, Text } from '@mantine/core';
import { type Contract, hasRole, type SignedDocument } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { ofContract } from '../../../domain/sponsorship.queries.ts';
import { longDateTime, NONE } from '../../../lib/formats.ts';
import { useUser } from '../../../lib/session.ts';
import { ErrorNotice } from '../../../ui/Notice.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import cards from '../cards.module.css';
import { documentsQuery } from '../contracts.queries.ts';
import classes from '../table.module.css';
import { texts } from '../texts.ts';

const t = texts.archive;

const Row = ({ document, mayOpen }: { document: SignedDocument; mayOpen: boolean }) => {
  const uploadedAt = longDateTime(document.uploadedAt);
  return (
    <tr>
      <th scope="row">
        <Text fw={500}>{document.external ? texts.signed.external : texts.signed.own}</Text>
        {mayOpen ? (
          <Anchor href={document.url} target="_blank" rel="noreferrer" aria-label={t.open(uploadedAt)}>
            {t.link}
          </Anchor>
        ) : (
          <Soft>{t.adminsOnly}</Soft>
        )}
      </th>
      <td data-label={t.uploaded}>{uiTexts.record.by(document.uploadedBy, uploadedAt)}</td>
      <td data-label={t.removed}>{uiTexts.record.by(document.removedBy ?? NONE, longDateTime(document.removedAt))}</td>
      <td data-label={t.reason}>{document.reason || NONE}</td>
    </tr>
  );
};

/** The signed documents that were taken out of the agreement: who, when and why. Nothing where there are none. */
export const DocumentArchive = ({ contract }: { contract: Contract }) => {
  const { roles } = useUser();
  const { data, error, refetch } = useQuery(documentsQuery(ofContract(contract)));
  const removed = data?.filter(({ removedAt }) => removedAt !== null) ?? [];
  if (removed.length === 0 && !error) return null;
  return (
    <Section title={t.title} subtitle={t.subtitle}>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {removed.length > 0 && (
        <table className={`${classes.table} ${cards.cards}`}>
          <caption className="unseen">{t.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t.document}</th>
              <th scope="col">{t.uploaded}</th>
              <th scope="col">{t.removed}</th>
              <th scope="col">{t.reason}</th>
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
