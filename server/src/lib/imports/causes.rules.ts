/** Why a row cannot be saved, or is in doubt, so that rows with the same cause can be mended together. */
export type RowProblem = {
  cause: string;
  /** The field that it is about, where one choice for it would mend the row. */
  field: string | null;
  /** What stands there: '' where nothing does; null where the same choice does not fit all. */
  value: string | null;
  /** Records that may be meant. */
  suggestions: { id: number; name: string }[];
  /** The record that decides which can be chosen. */
  within?: number | undefined;
  /** No record has the name that stands there. */
  isUnknown?: boolean;
};

/** An error that has no cause but itself. */
export const unnamedProblem = (cause: string): RowProblem => ({ cause, field: null, value: null, suggestions: [] });
