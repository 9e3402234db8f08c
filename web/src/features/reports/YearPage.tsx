import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ReportTabs } from '../../domain/ReportTabs.tsx';
import { today } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { YearSwitch } from '../../ui/YearSwitch.tsx';
import { AreaSelect } from './AreaSelect.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { Changes, KeptReports } from './KeptReports.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportParts } from './ReportParts.tsx';
import { REPORT_AWAITED } from './ReportTable.tsx';
import { reportQuery } from './reports.queries.ts';
import { texts } from './texts.ts';

export type YearSearch = { year?: number; area?: number };

/** The year in figures, in one page: beside the year before and the budget, and what has changed since it was kept. */
export const YearPage = ({ search }: { search: YearSearch }) => {
  const navigate = useNavigate();
  const year = search.year ?? Number(today().slice(0, 4));
  const filter = { year, area: search.area ?? null, date: null };
  const go = (next: YearSearch) => void navigate({ to: '/reports', search: { ...search, ...next } });
  return (
    <Page
      title={texts.year.title(year)}
      subtitle={texts.year.subtitle}
      actions={
        <>
          <AreaSelect area={filter.area} onArea={(area) => go({ area } as YearSearch)} />
          <YearSwitch year={year} onYear={(next) => go({ year: next })} />
          <ReportActions kind="year" filter={filter} />
        </>
      }
    >
      <ReportTabs current="year" search={{ ...search }} count={null} />
      <Block
        query={useQuery({ ...reportQuery('year', filter), placeholderData: keepPreviousData })}
        skeleton={REPORT_AWAITED}
      >
        {({ figures, tables, charts, kept }) => (
          <>
            <Changes kept={kept} />
            <Section title={texts.figures.title} flush>
              <FiguresTable rows={figures} year={year} />
            </Section>
            <ReportParts tables={tables} charts={charts} />
          </>
        )}
      </Block>
      <KeptReports kind="year" />
    </Page>
  );
};
