import { Anchor, Group, Text } from '@mantine/core';
import { type BudgetFigures, budgetFigures, type YearBudget } from '@sponsorat/api';
import { NONE, wholeKroner } from '../../lib/formats.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import table from '../../ui/FigureTable.module.css';
import { Bar, PartDot, partFills } from '../../ui/PartsBar.tsx';
import { type ShownFigure, shownOf, widestOf } from './budget.rules.ts';
import classes from './budgets.module.css';
import { texts } from './texts.ts';

const t = texts.rows;
type Ask = (figure: ShownFigure, area: number | null) => void;

/** What a figure is called. */
export const nameOf = (figure: ShownFigure): string =>
  ({ ...budgetFigures, underWay: t.columns.underWay, freeIfRenewed: t.columns.freeIfRenewed })[figure];

type FigureProps = {
  figure: ShownFigure;
  amount: number;
  area: number | null;
  place: string;
  onAsk: Ask;
};

const negative = { 'data-tone': 'negative', c: 'var(--tone)', fw: 600 } as const;

/** A figure that leads to the agreements behind it. */
const Figure = ({ figure, amount, area, place, onAsk }: FigureProps) =>
  amount === 0 ? (
    <Text span inherit c="dimmed">
      {wholeKroner(0)}
    </Text>
  ) : (
    <Anchor
      component="button"
      type="button"
      inherit
      mih="var(--figure-height, 24px)"
      aria-label={t.behind(nameOf(figure), wholeKroner(amount), place)}
      onClick={() => onAsk(figure, area)}
      {...(amount < 0 && negative)}
    >
      {wholeKroner(amount)}
    </Anchor>
  );

const Free = ({ amount }: { amount: number | null }) => (
  <Text span inherit {...(amount !== null && amount < 0 && negative)}>
    {amount === null ? NONE : wholeKroner(amount)}
  </Text>
);

/** What is free of a budget is drawn too. */
const fills = { ...partFills, room: 'light-dark(var(--line-soft), var(--mantine-color-dark-4))' };
const mark = { stroke: 'var(--mantine-color-text)', strokeWidth: 2 };

/** What is bound and under way of the budget, and where all would be renewed; all budgets end at the same place. */
const UsedBar = ({ place, figures, widest }: { place: string; figures: BudgetFigures; widest: number }) => {
  const { underWay } = shownOf(figures);
  const { budget, bound, renewals } = figures;
  if (!budget) return null;
  const at = (amount: number) => Math.min(100, (100 * amount) / (budget * widest));
  return (
    <Bar label={t.bar(place)} mt={6} bg="none">
      <rect fill={fills.room} width={at(budget)} height={10} />
      <rect fill={fills.faint} width={at(bound + underWay + renewals)} height={10} />
      <rect fill={fills.medium} width={at(bound + underWay)} height={10} />
      <rect fill={fills.strong} width={at(bound)} height={10} />
      {bound > budget && (
        <rect data-tone="negative" fill="var(--tone)" x={at(budget)} width={at(bound) - at(budget)} height={10} />
      )}
      <line {...mark} x1={at(budget)} x2={at(budget)} y2={10} vectorEffect="non-scaling-stroke" />
      {bound + underWay + renewals > budget * widest && (
        // It goes on beyond what is drawn.
        <path
          d="M93 10 L94.5 0 M96 10 L97.5 0"
          stroke="var(--surface)"
          strokeWidth={3}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </Bar>
  );
};

/** What the parts of a bar are. */
export const Legend = () => (
  <Group component="ul" className="plain" gap="4px 16px" fz="sm">
    {Object.entries(t.legend).map(([part, label]) => (
      <Group key={part} component="li" gap={6} wrap="nowrap">
        <PartDot>
          {part === 'budget' ? (
            <line {...mark} x1={5} x2={5} y2={10} />
          ) : (
            <rect fill={fills[part as keyof typeof fills]} width={10} height={10} rx={2} />
          )}
        </PartDot>
        {label}
      </Group>
    ))}
  </Group>
);

type RowProps = Omit<FigureProps, 'figure' | 'amount'> & { figures: BudgetFigures; widest: number; isTotal?: boolean };

const Row = ({ figures, widest, isTotal = false, ...asked }: RowProps) => {
  const { underWay, freeIfRenewed } = shownOf(figures);
  const columns = t.columns;
  return (
    <tr>
      <th scope="row">
        {isTotal ? t.total : asked.place}
        <UsedBar place={asked.place} figures={figures} widest={widest} />
      </th>
      <td data-label={columns.budget}>{figures.budget === null ? t.none : wholeKroner(figures.budget)}</td>
      <td data-label={columns.bound}>
        <Figure figure="bound" amount={figures.bound} {...asked} />
      </td>
      <td data-label={columns.underWay}>
        <Figure figure="underWay" amount={underWay} {...asked} />
      </td>
      <td data-label={columns.free}>
        <Free amount={figures.free} />
      </td>
      <td data-label={columns.freeIfRenewed}>
        {freeIfRenewed === null || freeIfRenewed === figures.free ? (
          <Free amount={freeIfRenewed} />
        ) : (
          <Figure figure="freeIfRenewed" amount={freeIfRenewed} {...asked} />
        )}
      </td>
      <td data-label={columns.paid}>
        <Figure figure="paid" amount={figures.paid} {...asked} />
        {figures.owed > 0 && (
          <Text span inherit display="block" fz="sm" c="var(--text-soft)" className={classes.beside ?? ''}>
            {t.owed} <Figure figure="owed" amount={figures.owed} {...asked} />
          </Text>
        )}
      </td>
    </tr>
  );
};

/** The budgets of a year, a row an area; what the bank has in common has no agreements of its own. */
export const BudgetTable = ({ budget: { rows, total }, onAsk }: { budget: YearBudget; onAsk: Ask }) => {
  if (rows.length === 0) return <EmptyState title={t.nobody} hint={t.nobodyHint} />;
  const shown = rows.filter(({ areaId, budget }) => areaId !== null || budget !== null || rows.length === 1);
  const asked = { onAsk, widest: widestOf([...shown, total]) };
  return (
    <div className={table.some}>
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
            <Row key={row.areaId ?? 0} area={row.areaId} place={row.area} figures={row} {...asked} />
          ))}
        </tbody>
        <tfoot>
          <Row isTotal place={texts.behind.everywhere} area={null} figures={total} {...asked} />
        </tfoot>
      </table>
    </div>
  );
};
