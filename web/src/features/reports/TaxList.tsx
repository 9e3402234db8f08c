import { Box } from '@mantine/core';
import { type TaxRow, taxList, taxWarnings, yearOf } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { Filters } from '../../domain/Filters.tsx';
import { ReportTabs } from '../../domain/ReportTabs.tsx';
import { today, wholeKroner } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { NameCell, NameLink } from '../../ui/list/RowActions.tsx';
import { useListState } from '../../ui/list/useListState.ts';
import { PdfLink } from '../../ui/PdfLink.tsx';
import { Card } from '../../ui/Section.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { TaxWorklist } from './TaxWorklist.tsx';
import { type TaxSearch, taxBody, taxQuery, taxTotalsQuery } from './tax.queries.ts';
import { texts } from './texts.ts';

const t = texts.tax;
const YEARS = 6;

type MoneyKey = 'Amount' | 'Vat' | 'Cost' | 'Deductible' | 'NotDeductible';

/** An amount; of VAT, whether it is known by more than the club's word. */
const textOf = (row: TaxRow, key: MoneyKey): string => {
  const amount = row[key];
  if (amount === null) return t.unknown;
  const text = wholeKroner(amount);
  return key === 'Vat' && row.Knowledge === 'estimated' ? t.estimated(text) : text;
};

const money = (key: MoneyKey, label: string, folds: number, isInLine = false) => ({
  key,
  label,
  width: 140,
  numeric: true,
  folds,
  cell: (row: TaxRow) => textOf(row, key),
  ...(isInLine && { inLine: (row: TaxRow) => t.named(label, textOf(row, key)) }),
});

const columns: readonly Column<TaxRow>[] = [
  {
    key: 'Name',
    label: t.columns.name,
    width: 230,
    grow: 400,
    cell: ({ Name, Number: number, SponsorshipId, ContractId, Warnings }) => (
      <NameCell
        name={
          <NameLink
            to="/sponsorships/$id/$contract"
            params={{ id: String(SponsorshipId), contract: String(ContractId) }}
          >
            {Name}
          </NameLink>
        }
        under={[number, ...Warnings.map((code) => taxWarnings[code])].join(' · ')}
      />
    ),
  },
  { key: 'Area', label: t.columns.area, width: 130, folds: 6, cell: ({ Area }) => Area },
  money('Amount', t.columns.amount, 1),
  money('Vat', t.columns.vat, 3),
  money('Cost', t.columns.cost, 5, true),
  money('Deductible', t.columns.deductible, 2, true),
  money('NotDeductible', t.columns.notDeductible, 4),
];

/** The agreements of a year with what is deductible of each, below what should be found out about them. */
export const TaxList = ({ search }: { search: TaxSearch }) => {
  const list = useListState(taxList, search);
  const thisYear = yearOf(today());
  const year = search.year ?? thisYear;
  const query = useQuery(taxQuery(search));
  const totals = useQuery(taxTotalsQuery(year, search.area ?? null));
  const years = Array.from({ length: YEARS }, (_, at) => thisYear + 1 - at);
  return (
    <ListPage
      texts={{ title: t.title(year), search: t.search, firstHint: t.firstHint }}
      subtitle={t.guidance}
      files={[{ list: 'tax', request: taxBody({ ...search, year }) }]}
      create={<PdfLink href={`/print-tax?year=${year}`}>{texts.pdf}</PdfLink>}
      filters={
        <Filters
          list={list}
          options={{ year: [...new Set([...years, year])].map((value) => ({ value, label: String(value) })) }}
          base={{ year: String(thisYear) }}
        />
      }
      tabs={<ReportTabs current="accounts" search={{ year, ...(search.area && { area: search.area }) }} count={null} />}
      above={
        <Card>
          <Block query={totals} skeleton={<Box mih={{ base: '13.75rem', xs: '9.25rem' }} />}>
            {(sums) => (
              <>
                <TaxWorklist totals={sums} area={search.area ?? null} />
                <Soft component="p" mt={8}>
                  {t.sums(year, wholeKroner(sums.total.cost), wholeKroner(sums.total.deductible))}
                </Soft>
              </>
            )}
          </Block>
        </Card>
      }
      list={list}
      query={query}
      columns={columns}
      rowKey={({ ContractId }) => ContractId}
      rowName={({ Name, Number: number }) => `${Name}, ${number}`}
    />
  );
};
