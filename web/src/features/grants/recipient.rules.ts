import { type GrantRow, oreToKroner, toOre } from '@sponsorat/api';
import { groupsOf, seatsOf } from './seats.rules.ts';

type Countable = Pick<GrantRow, 'State' | 'Quantity' | 'Value'>;
export type Sum = {
  tickets: number;
  /** Kroner; null where no ticket has a value. */
  value: number | null;
  /** How many of the tickets have no value, which the sum lacks. */
  withoutValue: number;
};

/** How somebody is named in an address: by e-mail, without one by name and company. */
export const whoOf = (email: string | null, name: string, company: string | null) =>
  email ? { email } : { name, ...(company && { company }) };

/** What somebody got in all: of what was given or handed out, not of wishes or what came back. */
export const sumOf = (rows: readonly Countable[]): Sum => {
  const given = groupsOf(rows).guests;
  const valued = given.flatMap(({ Value }) => (Value === null ? [] : [toOre(Value)]));
  return {
    tickets: seatsOf(given),
    value: valued.length === 0 ? null : oreToKroner(valued.reduce((sum, ore) => sum + ore, 0n)),
    withoutValue: seatsOf(given.filter(({ Value }) => Value === null)),
  };
};

/** Grants by the year that they count in, in their order. */
export const byYear = (rows: readonly GrantRow[]): [year: string, rows: GrantRow[]][] => [
  ...Map.groupBy(rows, ({ Date: day }) => day.slice(0, 4)),
];
