import { cellText } from '../spreadsheet/cell-values.rules.ts';
import type { ReadRow } from '../spreadsheet/read-cells.ts';
import { type RowProblem, unnamedProblem } from './causes.rules.ts';
import type { ImportContext, ImportField, KindDefinition, Unknown, Values } from './import-kind.ts';
import type { NoteProblem } from './read-row.rules.ts';
import { SAME_ROW, sameAs, withValue } from './row-errors.rules.ts';

/** What is behind each error of the row that is planned: its cause, the column, and what could be chosen instead. */
export class RowProblems<C extends ImportContext<R>, R extends { id: number; version: number }> {
  readonly #kind: KindDefinition<C, R>;
  readonly #context: C;
  readonly #columns: readonly (ImportField<C> | null)[];
  readonly #own: number;
  readonly #causes = new Map<string, RowProblem>();
  #cells: ReadRow['cells'] = [];

  /** `own` is how many of the columns are the file's. */
  constructor(kind: KindDefinition<C, R>, context: C, columns: readonly (ImportField<C> | null)[], own: number) {
    this.#kind = kind;
    this.#context = context;
    this.#columns = columns;
    this.#own = own;
  }

  /** Forgets the row before. */
  begin({ cells }: ReadRow): void {
    this.#causes.clear();
    this.#cells = cells;
  }

  behind(error: string): RowProblem {
    return this.#causes.get(error) ?? unnamedProblem(error);
  }

  readonly note: NoteProblem = (error, problem) => {
    this.#causes.set(error, { suggestions: [], ...problem });
    return error;
  };

  /** The error of a row that another says already. */
  same(row: number): string {
    return this.note(sameAs(row), unnamedProblem(SAME_ROW));
  }

  /** What is wrong with a value of the form, under the column that says it. */
  wrong(key: string, message: string, { value, input }: { value?: unknown; input?: Values }): string {
    const { fields } = this.#kind;
    const about = fields.find((one) => `${one.field}Id` === key) ?? fields.find((one) => one.field === key);
    const field = about && this.#saidBy(about);
    const within = input && field?.within?.(input);
    const names = field?.names?.(this.#context, within);
    const text = field ? cellText(this.#cells[this.#columns.indexOf(field)] ?? null) : '';
    const problem = { cause: message, field: field?.field ?? null, suggestions: names?.choices() ?? [], within };
    return this.note(withValue(message, value), { ...problem, value: text === '' || names ? text : null });
  }

  /** The field of the file's columns that names what a field does, where that has none itself: an e-mail for a name. */
  #saidBy(field: ImportField<C>): ImportField<C> {
    const own = this.#columns.slice(0, this.#own);
    if (own.includes(field)) return field;
    return own.find((one) => one?.names && one.says?.includes(field.field)) ?? field;
  }

  /** What a row names that there is not. */
  unknown({ field, problem, unknown }: Unknown): string {
    const suggestions = unknown?.nearest ?? [];
    const choice = { field, value: unknown?.name ?? null, suggestions, isUnknown: unknown !== undefined };
    return this.note(problem, { cause: unknown?.cause ?? problem, ...choice });
  }
}
