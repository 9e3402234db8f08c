import { ActionIcon, Button, useMatches } from '@mantine/core';
import type { YearBudget } from '@sponsorat/api';
import { IconChevronLeft, IconChevronRight, IconCopy } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { NONE, today, wholeKroner } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import figures from '../../ui/FigureTable.module.css';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Page } from '../../ui/Page.tsx';
import { Card } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { BudgetCell } from './BudgetCell.tsx';
import { BudgetForm, type BudgetPlace } from './BudgetForm.tsx';
import classes from './budgets.module.css';
import { budgetQuery } from './budgets.queries.ts';
import { FillForm } from './FillForm.tsx';
import { texts } from './texts.ts';

const t = texts.settings;
/** How many years are known, from this one on; as many of them stand beside each other as the window has room for. */
const YEARS = 3;

type GridProps = { budgets: readonly YearBudget[]; onNote: (place: BudgetPlace) => void };

const Grid = ({ budgets, onNote }: GridProps) => (
  <div className={classes.grid}>
    <table className={figures.table}>
      <caption className="unseen">{t.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.rows.columns.area}</th>
          {budgets.map(({ year }) => (
            <th key={year} scope="col">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {budgets[0]?.rows.map(({ areaId, area }) => (
          <tr key={areaId ?? 0}>
            <th scope="row">{area}</th>
            {budgets.map(({ year, rows }) => (
              <td key={year}>
                <BudgetCell
                  row={rows.find((row) => row.areaId === areaId)}
                  place={{ areaId, area, year }}
                  onNote={onNote}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          {budgets.map(({ year, total }) => (
            <td key={year}>{total.budget === null ? NONE : wholeKroner(total.budget)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  </div>
);

/** The budgets of all areas, some years beside each other, typed in place. */
export const BudgetSettings = () => {
  const [first, setFirst] = useState(Number(today().slice(0, 4)));
  const [noted, setNoted] = useState<BudgetPlace>();
  const [fills, setFills] = useState(false);
  const columns = useMatches({ base: 1, xs: 2, sm: YEARS }, { getInitialValueInEffect: false });
  const years = Array.from({ length: YEARS }, (_, at) => first + at);
  const query = useQueries({
    queries: years.map(budgetQuery),
    combine: (all) => ({
      data: all.every(({ data }) => data !== undefined) ? all.flatMap(({ data }) => data ?? []) : undefined,
      error: all.find(({ error }) => error)?.error,
      isPending: all.some(({ isPending }) => isPending),
      isFetching: all.some(({ isFetching }) => isFetching),
      refetch: () => all.forEach((one) => void one.refetch()),
    }),
  });
  return (
    <Page
      title={t.title}
      subtitle={t.subtitle}
      actions={
        <>
          <LinkButton to="/reports/budget" search={{ year: first }} variant="subtle">
            {t.used}
          </LinkButton>
          <ActionIcon variant="default" size={36} aria-label={t.earlier} onClick={() => setFirst(first - 1)}>
            <IconChevronLeft size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" size={36} aria-label={t.later} onClick={() => setFirst(first + 1)}>
            <IconChevronRight size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <Button
            variant="default"
            leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
            onClick={() => setFills(true)}
          >
            {t.fill.open}
          </Button>
        </>
      }
    >
      <Card>
        <Block query={query} skeleton={<Lines count={8} />}>
          {(budgets) => (
            <>
              <Grid budgets={budgets.slice(0, columns)} onNote={setNoted} />
              <FormDialog open={fills} title={t.fill.title} onClose={() => setFills(false)}>
                <FillForm budgets={budgets} onClose={() => setFills(false)} />
              </FormDialog>
            </>
          )}
        </Block>
      </Card>
      <FormDialog open={noted} title={({ area, year }) => t.cell(area, year)} onClose={() => setNoted(undefined)}>
        {(place) => <BudgetForm place={place} onClose={() => setNoted(undefined)} />}
      </FormDialog>
    </Page>
  );
};
