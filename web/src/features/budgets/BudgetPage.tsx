import { Text } from '@mantine/core';
import { type BudgetFigure, budgetFigures, hasRole, type YearBudget } from '@sponsorat/api';
import { IconPencil } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ReportTabs } from '../../domain/ReportTabs.tsx';
import { today } from '../../lib/formats.ts';
import { useUser } from '../../lib/session.ts';
import { Block } from '../../ui/Block.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { DownloadMenu } from '../../ui/list/DownloadMenu.tsx';
import { FilterWords } from '../../ui/list/filterWords.ts';
import { Page } from '../../ui/Page.tsx';
import { Card, Section } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { YearSwitch } from '../../ui/YearSwitch.tsx';
import { BehindDialog, type FigureQuery } from './BehindDialog.tsx';
import { BudgetTable, Legend } from './BudgetTable.tsx';
import { budgetQuery } from './budgets.queries.ts';
import { Committed } from './Committed.tsx';
import { Mismatched } from './Mismatched.tsx';
import { texts } from './texts.ts';

const Waiting = () => (
  <Card>
    <Lines count={8} />
  </Card>
);

export type BudgetSearch = { year?: number; area?: number; figure?: BudgetFigure };

/** The figure that an address asks what is behind. */
const figureIn = ({ area, figure }: BudgetSearch, year: number): FigureQuery | undefined =>
  figure && { year, area: area ?? null, place: texts.behind.asked, what: budgetFigures[figure], figures: [figure] };

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
  const [asked, setAsked] = useState(figureIn(search, year));
  const query = useQuery({ ...budgetQuery(year), placeholderData: keepPreviousData });
  const onYear = (next: number) => void navigate({ to: '/reports/budget', search: { year: next } });
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle(year)}
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
          <YearSwitch year={year} onYear={onYear} />
        </>
      }
    >
      <ReportTabs current="budget" search={{ year: search.year }} count={undefined} />
      <Block query={query} skeleton={<Waiting />}>
        {(budget) => (
          <>
            <Section title={texts.rows.title(budget.year)} actions={<Legend />} flush>
              <BudgetTable budget={budget} onAsk={setAsked} />
              <Text fz="sm" c="dimmed" px={20} pb="md" mt="sm">
                {texts.rows.notes} {notCompared(budget)}
              </Text>
            </Section>
            <Committed years={budget.committed} />
            <Mismatched agreements={budget.mismatched} />
          </>
        )}
      </Block>
      <BehindDialog asked={asked} onClose={() => setAsked(undefined)} />
    </Page>
  );
};
