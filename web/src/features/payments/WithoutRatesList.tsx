import { Box, Button } from '@mantine/core';
import { type WithoutRatesRow, withoutRatesList } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Filters } from '../../domain/Filters.tsx';
import { kroner, period } from '../../lib/formats.ts';
import { Logo } from '../../ui/Avatar.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { NameCell, NameLink, RowActions } from '../../ui/list/RowActions.tsx';
import { useListState } from '../../ui/list/useListState.ts';
import { Soft } from '../../ui/Soft.tsx';
import { PaymentDialog, type PaymentSubject } from './PaymentDialog.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { withoutRatesBody, withoutRatesQuery } from './payments.queries.ts';
import { texts } from './texts.ts';

const { columns: t, annual, ...listTexts } = texts.withoutRates;

const columns: readonly Column<WithoutRatesRow>[] = [
  {
    key: 'Name',
    label: t.club,
    width: 230,
    grow: 400,
    cell: ({ Name, Logo: logo, ContractNumber, SponsorshipId, ContractId }) => (
      <NameCell
        before={<Logo src={logo} name={Name} />}
        name={
          <NameLink
            to="/sponsorships/$id/$contract"
            params={{ id: String(SponsorshipId), contract: String(ContractId) }}
            search={{ tab: 'payments' }}
          >
            {Name}
          </NameLink>
        }
        under={texts.list.agreement(ContractNumber)}
      />
    ),
  },
  {
    key: 'EndDate',
    label: t.period,
    width: 230,
    folds: 3,
    cell: ({ StartDate, EndDate }) => period(StartDate, EndDate),
    inLine: true,
  },
  { key: 'UserName', label: t.responsible, width: 160, folds: 4, cell: ({ UserName }) => UserName },
  {
    key: 'Amount',
    label: t.amount,
    width: 160,
    numeric: true,
    folds: 1,
    cell: ({ Amount, AnnualAmount }) => (
      <>
        {kroner(Amount)}
        {Amount !== AnnualAmount && <Soft block>{annual(kroner(AnnualAmount))}</Soft>}
      </>
    ),
    inLine: ({ Amount }) => kroner(Amount),
  },
  {
    key: 'Paid',
    label: t.paid,
    width: 130,
    numeric: true,
    folds: 2,
    cell: ({ Paid }) => kroner(Paid),
    inLine: ({ Paid }) => texts.block.paidInAll(kroner(Paid)),
  },
  { key: 'Rest', label: t.rest, width: 131, numeric: true, folds: 2, cell: ({ Rest }) => kroner(Rest) },
];

const rowName = ({ Name, ContractNumber }: WithoutRatesRow): string => `${Name}, ${ContractNumber}`;

const subjectOf = (row: WithoutRatesRow): PaymentSubject => ({
  of: { sponsorshipId: row.SponsorshipId, contractId: row.ContractId, rate: null },
  payment: undefined,
  pays: true,
  about: rowName(row),
});

/** Active and coming agreements that are paid without rates, and what has been paid on them. */
export const WithoutRatesList = ({ search }: { search: ListSearch<typeof withoutRatesList> }) => {
  const list = useListState(withoutRatesList, search);
  const query = useQuery(withoutRatesQuery(search));
  const [subject, setSubject] = useState<PaymentSubject>();
  return (
    <>
      <ListPage
        texts={{ ...listTexts, title: texts.title }}
        subtitle={
          <Box component="span" visibleFrom="xs">
            {texts.subtitle}
          </Box>
        }
        files={[{ list: 'without-rates', request: withoutRatesBody(search) }]}
        filters={<Filters list={list} />}
        tabs={<PaymentTabs current="withoutRates" search={search} count={query.data?.Total} />}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ ContractId }) => ContractId}
        rowName={rowName}
        actionsStay
        actions={(row) =>
          row.Rest > 0 && (
            <RowActions>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={texts.register.actionFor(rowName(row))}
                onClick={() => setSubject(subjectOf(row))}
              >
                {texts.register.action}
              </Button>
            </RowActions>
          )
        }
      />
      <PaymentDialog subject={subject} onClose={() => setSubject(undefined)} />
    </>
  );
};
