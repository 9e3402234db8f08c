import { Group, Text, UnstyledButton } from '@mantine/core';
import { type BudgetFigure, type BudgetFigures, type BudgetRow, budgetFigures, type YearBudget } from '@sponsorat/api';
import { NONE, wholeKroner } from '../../lib/formats.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import table from '../../ui/FigureTable.module.css';
import parts from '../../ui/PartsBar.module.css';
import type { FigureQuery } from './BehindDialog.tsx';
import { shownOf } from './budget.rules.ts';
import classes from './budgets.module.css';
import { texts } from './texts.ts';

const t = texts.rows;
type Ask = (asked: FigureQuery) => void;

type FigureProps = {
  what: string;
  amount: number;
  figures: readonly BudgetFigure[];
  place: Pick<FigureQuery, 'year' | 'area' | 'place'>;
  onAsk: Ask;
};

/** A figure that leads to the agreements behind it. */
const Figure = ({ what, amount, figures, place, onAsk }: FigureProps) =>
  amount === 0 ? (
    <Text span inherit c="dimmed">
      {wholeKroner(0)}
    </Text>
  ) : (
    <UnstyledButton
      className={classes.figure}
      aria-label={t.behind(what, wholeKroner(amount), place.place)}
      onClick={() => onAsk({ ...place, what, figures })}
    >
      {wholeKroner(amount)}
    </UnstyledButton>
  );

/** What belongs to the figure that it stands under; nothing where there is none of it. */
const Beside = ({
  label,
  figure,
  ...asked
}: { label: string; figure: BudgetFigure } & Omit<FigureProps, 'what' | 'figures'>) =>
  asked.amount > 0 && (
    <span className={classes.beside}>
      {label} <Figure what={budgetFigures[figure]} figures={[figure]} {...asked} />
    </span>
  );

const Free = ({ amount }: { amount: number | null }) => (
  <Text span inherit {...(amount !== null && amount < 0 && { 'data-tone': 'negative', c: 'var(--tone)', fw: 600 })}>
    {amount === null ? NONE : wholeKroner(amount)}
  </Text>
);

/** What is bound and under way beside the budget, and where all would be renewed. */
const Bar = ({ place, figures }: { place: string; figures: BudgetFigures }) => {
  const { underWay } = shownOf(figures);
  const { budget, bound, renewals } = figures;
  const most = Math.max(budget ?? 0, bound + underWay + renewals) || 1;
  const at = (amount: number) => (100 * amount) / most;
  return (
    <svg
      className={`${parts.bar} ${classes.bar}`}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      role="img"
      aria-label={t.bar(place)}
    >
      <rect data-part="strong" width={at(bound)} height={10} />
      <rect data-part="medium" x={at(bound)} width={at(underWay)} height={10} />
      <rect data-part="faint" x={at(bound + underWay)} width={at(renewals)} height={10} />
      {budget !== null && (
        <line data-part="budget" x1={at(budget)} x2={at(budget)} y2={10} vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  );
};

/** What the parts of a bar are. */
export const Legend = () => (
  <Group component="ul" className="plain" gap="4px 16px" fz="sm">
    {Object.entries(t.legend).map(([part, label]) => (
      <Group key={part} component="li" gap={6} wrap="nowrap">
        <svg className={`${parts.dot} ${classes.dot}`} viewBox="0 0 10 10" aria-hidden>
          {part === 'budget' ? (
            <line data-part={part} x1={5} x2={5} y2={10} />
          ) : (
            <rect data-part={part} width={10} height={10} rx={2} />
          )}
        </svg>
        {label}
      </Group>
    ))}
  </Group>
);

type RowProps = { name: string; place: string; area: number | null; figures: BudgetFigures; year: number; onAsk: Ask };

const Row = ({ name, place, area, figures, year, onAsk }: RowProps) => {
  const { underWay, freeIfRenewed } = shownOf(figures);
  const asked = { place: { year, area, place }, onAsk };
  const columns = t.columns;
  return (
    <tr>
      <th scope="row">
        {name}
        <Bar place={place} figures={figures} />
      </th>
      <td data-label={columns.budget}>{figures.budget === null ? t.none : wholeKroner(figures.budget)}</td>
      <td data-label={columns.bound}>
        <Figure what={columns.bound} amount={figures.bound} figures={['bound']} {...asked} />
      </td>
      <td data-label={columns.underWay}>
        <Figure what={columns.underWay} amount={underWay} figures={['awaiting', 'drafts']} {...asked} />
      </td>
      <td data-label={columns.free}>
        <Free amount={figures.free} />
      </td>
      <td data-label={columns.freeIfRenewed}>
        <Free amount={freeIfRenewed} />
        <Beside label={t.renewed} figure="renewals" amount={figures.renewals} {...asked} />
      </td>
      <td data-label={columns.paid}>
        <Figure what={columns.paid} amount={figures.paid} figures={['paid']} {...asked} />
        <Beside label={t.owed} figure="owed" amount={figures.owed} {...asked} />
      </td>
    </tr>
  );
};

const areaOf = ({ areaId, area }: BudgetRow) => ({ name: area, place: area, area: areaId });

/** The budgets of a year, a row an area; what the bank has in common has no agreements of its own. */
export const BudgetTable = ({ budget: { year, rows, total }, onAsk }: { budget: YearBudget; onAsk: Ask }) => {
  if (rows.length === 0) return <EmptyState title={t.nobody} hint={t.nobodyHint} />;
  const shown = rows.filter(({ areaId, budget }) => areaId !== null || budget !== null || rows.length === 1);
  return (
    <div className={table.rows}>
      <table className={`${table.table} ${table.cards}`}>
        <thead>
          <tr>
            {Object.entries(t.columns).map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.areaId ?? 0} {...areaOf(row)} figures={row} year={year} onAsk={onAsk} />
          ))}
        </tbody>
        <tfoot>
          <Row name={t.total} place={texts.behind.everywhere} area={null} figures={total} year={year} onAsk={onAsk} />
        </tfoot>
      </table>
    </div>
  );
};
