import { type GrantRow, oreToKroner, toOre } from '@sponsorat/api';

type Countable = Pick<GrantRow, 'State' | 'Quantity' | 'Value'>;
export type Sum = {
  tickets: number;
  /** Kroner; null where no ticket has a value. */
  value: number | null;
  /** How many of the tickets have no value, which the sum lacks. */
  withoutValue: number;
};

/** What somebody got in all: of what was given or handed out, not of wishes or what came back. */
export const sumOf = (rows: readonly Countable[]): Sum => {
  const given = rows.filter(({ State }) => State === 'Tildelt' || State === 'Udleveret');
  const ticketsOf = (some: readonly Countable[]) => some.reduce((sum, { Quantity }) => sum + Quantity, 0);
  const valued = given.flatMap(({ Value }) => (Value === null ? [] : [toOre(Value)]));
  return {
    tickets: ticketsOf(given),
    value: valued.length === 0 ? null : oreToKroner(valued.reduce((sum, ore) => sum + ore, 0n)),
    withoutValue: ticketsOf(given.filter(({ Value }) => Value === null)),
  };
};

/** Grants by the year that they count in, in their order. */
export const byYear = (rows: readonly GrantRow[]): [year: string, rows: GrantRow[]][] => [
  ...Map.groupBy(rows, ({ Date: day }) => day.slice(0, 4)),
];
