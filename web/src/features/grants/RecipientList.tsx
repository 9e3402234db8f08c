import { Text } from '@mantine/core';
import { type RecipientRow, recipientList } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { Filters } from '../../domain/Filters.tsx';
import { kroner, NONE, number, today } from '../../lib/formats.ts';
import { EmailText } from '../../ui/EmailText.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { NameCell, NameLink } from '../../ui/list/RowActions.tsx';
import { useListState } from '../../ui/list/useListState.ts';
import { whoOf } from './recipient.rules.ts';
import { type RecipientSearch, recipientListBody, recipientListQuery } from './register.queries.ts';
import { texts } from './registerTexts.ts';

const t = texts.people;

/** That somebody has no e-mail, so that two of a name may be taken for one. */
const UnsureBadge = () => (
  <Text span inherit data-tone="warning" c="var(--tone)" title={t.unsureHelp}>
    {t.unsure}
  </Text>
);

const columns: readonly Column<RecipientRow>[] = [
  {
    key: 'Name',
    label: t.columns.name,
    width: 220,
    grow: 100,
    cell: (row) => (
      <NameCell
        name={
          <NameLink to="/tickets/recipient" search={whoOf(row.Email, row.Name, row.Company)}>
            {row.Name}
          </NameLink>
        }
        under={row.Unsure && <UnsureBadge />}
      />
    ),
  },
  {
    key: 'Company',
    label: t.columns.company,
    width: 200,
    grow: 100,
    folds: 3,
    cell: ({ Company }) => Company ?? NONE,
    inLine: ({ Company }) => Company,
  },
  {
    key: 'Email',
    label: t.columns.email,
    width: 230,
    grow: 100,
    folds: 4,
    cell: ({ Email }) => (Email ? <EmailText address={Email} /> : NONE),
  },
  {
    key: 'Count',
    label: t.columns.count,
    width: 110,
    grow: 0,
    numeric: true,
    folds: 1,
    cell: ({ Count }) => number(Count),
    inLine: ({ Count }) => <strong>{t.count(Count)}</strong>,
  },
  {
    key: 'Value',
    label: t.columns.value,
    width: 130,
    grow: 0,
    numeric: true,
    folds: 2,
    cell: ({ Value }) => kroner(Value),
    inLine: ({ Value }) => Value !== null && kroner(Value),
  },
];

/** Who got tickets this year: how many, and what they are worth. */
export const RecipientList = ({ search }: { search: RecipientSearch }) => {
  const list = useListState(recipientList, search);
  const query = useQuery(recipientListQuery(search));
  return (
    <ListPage
      texts={t}
      subtitle={t.subtitle(today().slice(0, 4))}
      files={[{ list: 'recipients', request: recipientListBody(search) }]}
      filters={<Filters list={list} />}
      list={list}
      query={query}
      columns={columns}
      rowKey={({ Email, Name, Company }) => Email ?? `${Name}\n${Company ?? ''}`}
      rowName={({ Name }) => Name}
    />
  );
};
