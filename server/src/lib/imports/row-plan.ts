import type { Candidate, RowAction, RowChange } from '@sponsorat/api';
import type { RowProblem } from './causes.rules.ts';
import type { Values } from './import-kind.ts';

/** What somebody decided of a row. */
export type Decision = { action: 'create' | 'update' | 'skip'; recordId: number | null };

/** What will be done with a row, and what the form's use case is given to do it. */
export type RowPlan = {
  label: string;
  action: RowAction | null;
  recordId: number | null;
  candidates: Candidate[];
  changes: RowChange[];
  errors: string[];
  problems: RowProblem[];
  /** What later rows of the file may not be about. */
  keys: string[];
  values: Values;
  input: Values;
};

/** What other rows of the file are about: keys and records, by the number of the row. */
export type RowClaims = { keys: Map<string, number>; records: Map<number, number> };
