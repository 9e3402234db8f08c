import { Text } from '@mantine/core';
import { hasRole, type YearBudget } from '@sponsorat/api';
import { IconPencil } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ReportTabs } from '../../domain/ReportTabs.tsx';
import { kroner, today, wholeKroner } from '../../lib/formats.ts';
import { useUser } from '../../lib/session.ts';
import { Block } from '../../ui/Block.tsx';
import { LinkButton, TextLink } from '../../ui/links.tsx';
import { DownloadMenu } from '../../ui/list/DownloadMenu.tsx';
import { FilterWords } from '../../ui/list/filterWords.ts';
import { Page } from '../../ui/Page.tsx';
import { Bar, partFills } from '../../ui/PartsBar.tsx';
import { Card, Section } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { YearSwitch } from '../../ui/YearSwitch.tsx';
import { BehindDialog, type FigureQuery } from './BehindDialog.tsx';
import { BudgetTable, Legend, nameOf } from './BudgetTable.tsx';
import { figuresIn, type ShownFigure } from './budget.rules.ts';
import classes from './budgets.module.css';
import { budgetQuery } from './budgets.queries.ts';
import { texts } from './texts.ts';

/** Agreements whose rates come to another total than they do; nothing where there are none. */
const Mismatches = ({ agreements }: { agreements: YearBudget['mismatched'] }) =>
  agreements.length > 0 && (
    <Section title={texts.mismatched.title} subtitle={texts.mismatched.subtitle}>
      <ul className="rows">
        {agreements.map(({ contractId, number, name, amount, rates }) => (
          <li key={contractId}>
            <TextLink to="/sponsorships" search={{ search: number }}>
              {name} · {number}
            </TextLink>
            <Text fz="sm" c="dimmed">
              {texts.mismatched.row(kroner(amount), kroner(rates))}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );

/** What signed agreements bind the bank to, year by year, a bar each. */
const Commitments = ({ years }: { years: YearBudget['committed'] }) => {
  const most = Math.max(...years.map(({ amount }) => amount)) || 1;
  return (
    <Section title={texts.committed.title} subtitle={texts.committed.subtitle}>
      <ol className={`plain ${classes.years}`}>
        {years.map(({ year, amount }) => (
          <li key={year}>
            <span className="tabular">{year}</span>
            <Bar mt={6} bg="none">
              <rect fill={partFills.strong} width={(100 * amount) / most} height={10} />
            </Bar>
            <Text span inherit ta="end" className="amount">
              {wholeKroner(amount)}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
};

const Waiting = () => (
  <Card>
    <Lines count={8} />
  </Card>
);

export type BudgetSearch = { year?: number; area?: number; figure?: ShownFigure };

/** The figure that an address asks what is behind: of all areas, or of one that is there. */
const figureIn = ({ area, figure }: BudgetSearch, { year, rows, total }: YearBudget): FigureQuery | undefined => {
  const row =
    area === undefined ? { ...total, area: texts.behind.everywhere } : rows.find((one) => one.areaId === area);
  if (!figure || !row) return undefined;
  const figures = figuresIn(figure);
  const some = figures.filter((key) => row[key] !== 0);
  return {
    year,
    area: area ?? null,
    place: row.area,
    what: nameOf(figure),
    figures: some.length > 0 ? some : figures,
    areParts: figures.length > 1,
  };
};

/** That areas without a budget are in what is bound of all, where others have one. */
const notCompared = ({ rows }: YearBudget): string => {
  const areas = rows.filter(({ areaId }) => areaId !== null);
  const without = areas.filter(({ budget }) => budget === null).length;
  return without > 0 && without < areas.length ? texts.rows.without(without) : '';
};

/** What the bank may spend in a year, area by area, and what of it is bound, under way and free. */
export const BudgetPage = ({ search }: { search: BudgetSearch }) => {
  const { year = Number(today().slice(0, 4)) } = search;
  const navigate = useNavigate();
  const isAdmin = hasRole(useUser().roles, 'Admin');
  const query = useQuery({ ...budgetQuery(year), placeholderData: keepPreviousData });
  const go = (next: BudgetSearch) => void navigate({ to: '/reports/budget', search: next, resetScroll: false });
  const ofYear = search.year === undefined ? {} : { year: search.year };
  return (
    <Page
      title={texts.title}
      subtitle={isAdmin ? texts.subtitle(year) : texts.ofOwnAreas(year)}
      actions={
        <>
          {isAdmin && (
            <LinkButton
              to="/settings/budget"
              variant="default"
              leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
            >
              {texts.edit}
            </LinkButton>
          )}
          <FilterWords value={new Map([[texts.year, String(year)]])}>
            <DownloadMenu
              files={[{ list: 'budget', request: { filter: { year } } }]}
              list={{ search: {} }}
              total={query.isPlaceholderData ? undefined : query.data?.rows.length}
            />
          </FilterWords>
          <YearSwitch year={year} onYear={(next) => go({ year: next })} />
        </>
      }
    >
      <ReportTabs current="budget" search={{ year: search.year }} count={null} />
      <Block query={query} skeleton={<Waiting />}>
        {(budget) => (
          <>
            <Section title={texts.rows.title(budget.year)} actions={<Legend />} flush>
              <BudgetTable
                budget={budget}
                onAsk={(figure, area) => go({ ...ofYear, figure, ...(area !== null && { area }) })}
              />
              <Text fz="sm" c="dimmed" px={20} pb="md" mt="sm">
                {texts.rows.notes} {notCompared(budget)}
              </Text>
            </Section>
            <Commitments years={budget.committed} />
            <Mismatches agreements={budget.mismatched} />
          </>
        )}
      </Block>
      <BehindDialog asked={query.data && figureIn(search, query.data)} onClose={() => go(ofYear)} />
    </Page>
  );
};
