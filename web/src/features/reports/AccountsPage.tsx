import { Text } from '@mantine/core';
import { addDays, addMonths, type IsoDate, shortDate, yearOf } from '@sponsorat/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ReportTabs } from '../../domain/ReportTabs.tsx';
import { today } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { TextLink } from '../../ui/links.tsx';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
import { Page } from '../../ui/Page.tsx';
import { PartLinks } from '../../ui/PartLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import { AreaSelect } from './AreaSelect.tsx';
import { Changes, KeptReports } from './KeptReports.tsx';
import { ReportActions } from './ReportActions.tsx';
import { REPORT_AWAITED, ReportTable } from './ReportTable.tsx';
import { reportQuery } from './reports.queries.ts';
import { TaxWorklist } from './TaxWorklist.tsx';
import { taxTotalsQuery } from './tax.queries.ts';
import { texts } from './texts.ts';

const t = texts.accounts;
/** So many months are offered. */
const MONTHS = 24;
/** What is posted is shown whole, as long as it is not very long. */
const WHOLE = 100;
/** The table of all agreements' tax, in whose place its sums stand, and the notes below all tables. */
const TAX = 'tax';
const NOTES = 'notes';

/** The last days of a day's month and of those before it, the latest first. */
const monthEnds = (day: IsoDate): IsoDate[] =>
  Array.from({ length: MONTHS }, (_, back) => addDays(addMonths(`${day.slice(0, 7)}-01`, 1 - back), -1));

/** What should be found out for the tax of the year, above its sums; the agreements themselves are a list of their own. */
const TaxSection = ({ year, area }: { year: number; area: number | null }) => (
  <Section
    anchor={TAX}
    title={texts.tax.title(year)}
    subtitle={texts.tax.guidance}
    actions={
      <TextLink to="/reports/tax" search={{ year, ...(area !== null && { area }) }} size="sm">
        {texts.tax.all}
      </TextLink>
    }
  >
    <Block query={useQuery(taxTotalsQuery(year, area))}>
      {(totals) => <TaxWorklist totals={totals} area={area} />}
    </Block>
  </Section>
);

export type AccountsSearch = { date?: string; area?: number };

/** Økonomi's month: what agreements have cost by a day, what was paid of them, and the payments of the year until then. */
export const AccountsPage = ({ search }: { search: AccountsSearch }) => {
  const navigate = useNavigate();
  const day = today();
  const date = search.date ?? day;
  const filter = { year: null, area: search.area ?? null, date };
  const go = (next: { [K in keyof AccountsSearch]: AccountsSearch[K] | undefined }) =>
    void navigate({ to: '/reports/accounts', search: { ...search, ...next } as AccountsSearch });
  const days = [...new Set([day, ...monthEnds(day), date])].map((value) => ({
    value,
    label: value === day ? t.today(shortDate(value)) : shortDate(value),
  }));
  return (
    <Page
      title={t.title}
      subtitle={t.subtitle(shortDate(date))}
      actions={
        <>
          <AreaSelect area={filter.area} onArea={(area) => go({ area })} />
          <FilterSelect
            label={t.date}
            all={t.today(shortDate(day))}
            options={days}
            value={search.date}
            base={day}
            onChange={(next) => go({ date: next })}
          />
          <ReportActions kind="accounts" filter={filter} />
        </>
      }
    >
      <ReportTabs current="accounts" search={{ ...search }} count={null} />
      <Block
        query={useQuery({ ...reportQuery('accounts', filter), placeholderData: keepPreviousData })}
        skeleton={REPORT_AWAITED}
      >
        {({ tables, kept, notes }) => (
          <>
            <Changes kept={kept} />
            <PartLinks
              label={t.parts}
              parts={[
                ...tables.map(({ key, title }) => ({
                  id: key,
                  title: key === TAX ? texts.tax.title(yearOf(date)) : title,
                })),
                { id: NOTES, title: t.notes },
              ]}
            />
            {tables.map((table) =>
              // Its agreements are a list of their own.
              table.key === TAX ? (
                <TaxSection key={table.key} year={yearOf(date)} area={filter.area} />
              ) : (
                <Section
                  key={table.key}
                  anchor={table.key}
                  title={table.title}
                  subtitle={t.periods(shortDate(date), yearOf(date))[table.key]}
                >
                  <ReportTable table={table} {...(table.key.startsWith('posting') && { few: WHOLE })} />
                </Section>
              ),
            )}
            <Section anchor={NOTES} title={t.notes}>
              {notes.map((note) => (
                <Text key={note} mt={4}>
                  {note}
                </Text>
              ))}
            </Section>
          </>
        )}
      </Block>
      <KeptReports kind="accounts" />
    </Page>
  );
};
