import { beginningOf } from '../texts.rules.ts';
export const SAME_ROW = 'En anden række handler om det samme. Kun den ene af dem kan importeres';

/** Of two rows about the same. */
export const sameAs = (row: number): string => `Samme som række ${row}. Kun den ene af dem kan importeres`;

/** A problem under the name of its column, unless it begins with it: "Området X findes ikke". */
export const withLabel = (label: string, problem: string): string =>
  problem.startsWith(label) ? problem : `${label}: ${problem}`;

const QUOTED = 60;
/** What the form says of a value, with the value, which one does not see beside it here. */
export const withValue = (message: string, value: unknown): string =>
  typeof value === 'string' && value !== '' ? `${message}. Her står "${beginningOf(value, QUOTED)}"` : message;

/** What is wrong with a cell, with what stands there, unless that is said already. */
export const quotedOnce = (problem: string, text: string): string =>
  problem.includes('"') || ` ${problem} `.includes(` ${text} `) ? problem : withValue(problem, text);
