import { type Candidate, read } from '@sponsorat/api';
import { cellText } from '../spreadsheet/cell-values.rules.ts';
import type { ReadRow } from '../spreadsheet/read-cells.ts';
import { beginningOf } from '../texts.rules.ts';
import { unnamedProblem } from './causes.rules.ts';
import type { ImportContext, ImportField, KindDefinition, RecordMatch, Values } from './import-kind.ts';
import { type CellValues, isLeftEmpty, isWithoutColumn, readCells } from './read-row.rules.ts';
import { candidateOf, withRemark } from './remarks.rules.ts';
import { changesOf, isEqual, valuesForForm } from './row-changes.rules.ts';
import type { Decision, RowClaims, RowPlan } from './row-plan.ts';
import { RowProblems } from './row-problems.ts';

/** What the cells of a row say; `filled` with what new records get besides. */
type RowValues = { values: Values; filled: Values; errors: string[]; filledErrors: string[]; keys: string[] };

/** Plans rows one after another, each as the rows before it leave the file. */
export class Planner<C extends ImportContext<R>, R extends { id: number; version: number }> {
  readonly #kind: KindDefinition<C, R>;
  readonly #context: C;
  readonly #columns: readonly (ImportField<C> | null)[];
  #taken: RowClaims = { keys: new Map(), records: new Map() };
  readonly #own: number;
  readonly #problems: RowProblems<C, R>;
  #cells: ReadRow['cells'] = [];
  /** `own` is how many of the columns are the file's: what stands in those after them, only new records get. */
  constructor(
    kind: KindDefinition<C, R>,
    context: C,
    { fields, own }: { fields: readonly (string | null)[]; own: number },
  ) {
    this.#kind = kind;
    this.#context = context;
    this.#columns = fields.map((name) => kind.fields.find(({ field }) => field === name) ?? null);
    this.#own = own;
    this.#problems = new RowProblems(kind, context, this.#columns, own);
  }

  /** `taken` is what other rows are about, where not all rows before this one were planned. */
  plan(row: ReadRow, decision: Decision | null, taken = this.#taken): RowPlan {
    this.#taken = taken;
    this.#problems.begin(row);
    this.#cells = row.cells;
    const plan = this.#plan(row, decision);
    const problems = plan.errors.map((error) => this.#problems.behind(error));
    const doubts = plan.action === null ? plan.candidates.slice(0, 1).map(({ why }) => unnamedProblem(why)) : [];
    return { ...plan, problems: plan.problems.length > 0 ? plan.problems : [...problems, ...doubts] };
  }

  #plan(row: ReadRow, decision: Decision | null): RowPlan {
    const isLeftOut = decision?.action === 'skip';
    const { values, filled, errors, filledErrors, keys } = this.#read(row, isLeftOut);
    const { id, ...given } = values;
    const match = this.#find(id, filled);
    const isNew = !('problem' in match) && match.record === null && !match.isDoubt;
    const label = this.#kind.labelOf(filled, this.#context) || this.#labelOfId(id) || this.#labelIn(row);
    const none: RowPlan = {
      label: beginningOf(label, 200),
      action: 'error',
      recordId: null,
      candidates: [],
      changes: [],
      errors: isNew ? filledErrors : errors,
      problems: [],
      keys,
      values: given,
      input: {},
    };
    const decided = this.#decide(row.row, none, { ...match, filled, filledErrors }, decision);
    const isFollowed = isLeftOut || decision?.action === decided.action;
    const plan = isFollowed ? decided : withRemark(this.#kind, this.#context, row.row, decided);
    if (isLeftOut) return { ...plan, action: 'skip' };
    if (plan.recordId !== null && plan.action !== 'error') this.#taken.records.set(plan.recordId, row.row);
    if (plan.action === 'create' || plan.action === 'update')
      this.#kind.planned?.(plan.input, this.#context.records.get(plan.recordId ?? 0) ?? null, this.#context);
    return plan;
  }

  #read(row: ReadRow, isLeftOut: boolean): RowValues {
    const own = this.#settled(row, this.#columns.slice(0, this.#own));
    const all = this.#own < this.#columns.length ? this.#settled(row, this.#columns) : own;
    const id = typeof own.values.id === 'number' ? `id ${own.values.id}` : null;
    const keys = id === null ? this.#kind.keysOf(all.values) : { sought: [id], left: [id] };
    const always = this.#kind.alwaysKeysOf?.(all.values) ?? [];
    const [sought, left] = [
      [...keys.sought, ...always],
      [...keys.left, ...always],
    ];
    const first = sought.map((key) => this.#taken.keys.get(key)).find((other) => other !== undefined);
    const twice = first === undefined ? [] : [this.#problems.same(first)];
    // What is left out is about nothing.
    if (!isLeftOut) for (const key of left) if (!this.#taken.keys.has(key)) this.#taken.keys.set(key, row.row);
    const { id: _id, ...filled } = all.values;
    const [errors, filledErrors] = [
      [...own.errors, ...twice],
      [...all.errors, ...twice],
    ];
    return { values: own.values, filled, errors, filledErrors, keys: left };
  }

  #settled(row: ReadRow, columns: readonly (ImportField<C> | null)[]): CellValues {
    const { values, errors } = readCells(row, columns, this.#context, this.#problems.note);
    const settled = this.#kind.settle?.(values, this.#context) ?? { values, errors: [] };
    const others = settled.errors.map((error) =>
      typeof error === 'string' ? error : this.#problems.note(error.problem, { ...error, value: null }),
    );
    return { values: settled.values, errors: [...errors, ...others] };
  }

  /** What a row is called that names nothing that is known: as it says in the first column that must be there. */
  #labelIn({ row, cells }: ReadRow): string {
    const first = this.#kind.fields.find(({ required }) => required);
    const at = first ? this.#columns.indexOf(first) : -1;
    return cellText(cells[at] ?? null) || `Række ${row}`;
  }

  #labelOfId(id: unknown): string {
    const record = typeof id === 'number' ? this.#context.records.get(id) : undefined;
    return record ? this.#kind.nameOf(record) : '';
  }

  #find(id: unknown, values: Values): RecordMatch<R> & { isById?: true } {
    if (typeof id !== 'number') return this.#kind.find(values, this.#context);
    const record = this.#context.records.get(id);
    if (!record) return { problem: `Der findes ikke ${this.#kind.a} med Id ${id}` };
    return { record, isDoubt: false, candidates: [], isById: true };
  }

  #decide(
    row: number,
    plan: RowPlan,
    match: RecordMatch<R> & { isById?: true; filled: Values; filledErrors: string[] },
    decision: Decision | null,
  ): RowPlan {
    if ('problem' in match) return { ...plan, errors: [...plan.errors, match.problem] };
    const candidates = match.candidates.map(({ record, why }) => candidateOf(this.#kind, record, why));
    const known = { ...plan, candidates };
    if (plan.errors.length > 0) {
      const about = match.record ?? (match.isDoubt ? (match.candidates[0]?.record ?? null) : null);
      const others = this.#formErrors(about ? plan.values : match.filled, about);
      return { ...known, errors: [...plan.errors, ...others] };
    }
    const possible = [...(match.record ? [match.record] : []), ...match.candidates.map(({ record }) => record)];
    if (decision?.action === 'create' && !match.isById) return this.#create(row, known, match);
    if (decision?.action === 'update') {
      const chosen = possible.find((record) => record.id === decision.recordId);
      if (chosen) return this.#write(row, known, chosen);
    }
    const equal = possible.find((record) => isEqual(this.#kind, plan.values, record, this.#context));
    if (equal) return this.#unchanged(row, known, equal);
    if (match.isDoubt) return { ...known, action: null, candidates: this.#compared(row, known, possible) };
    if (match.record) return this.#write(row, known, match.record);
    const created = this.#create(row, known, match);
    const before = created.action === 'create' ? this.#perhapsSame(row, match.filled) : null;
    return before ? { ...known, action: null, candidates: [before] } : created;
  }

  /** The row of the file that a new one is perhaps about, which has no record yet. */
  #perhapsSame(row: number, values: Values): Candidate | null {
    const other = this.#kind.perhapsSame?.(values, this.#taken.keys);
    if (!other || other.row === row) return null;
    return { id: -other.row, name: other.name, path: null, why: other.why, changes: [], takenBy: other.row };
  }

  /** A new record has what stands in the row, and what all new ones get. */
  #create(row: number, plan: RowPlan, { filled, filledErrors }: Pick<RowValues, 'filled' | 'filledErrors'>): RowPlan {
    if (filledErrors.length > 0) return { ...plan, errors: filledErrors };
    return this.#write(row, { ...plan, values: filled }, null);
  }

  /** The candidates of a doubt, each with what the row would change of it. */
  #compared(row: number, plan: RowPlan, records: readonly R[]): Candidate[] {
    return plan.candidates.map((candidate) => {
      const record = records.find(({ id }) => id === candidate.id);
      if (!record) return candidate;
      const takenBy = this.#rowAbout(row, record);
      return takenBy === null
        ? { ...candidate, changes: this.#write(row, plan, record).changes }
        : { ...candidate, takenBy };
    });
  }

  #unchanged(row: number, plan: RowPlan, record: R): RowPlan {
    const other = this.#takenBy(row, record);
    if (other) return { ...plan, errors: [other] };
    return { ...plan, action: 'unchanged', recordId: record.id };
  }

  /** The other row that is about a record already. */
  #rowAbout(row: number, { id }: R): number | null {
    const other = this.#taken.records.get(id);
    return other === undefined || other === row ? null : other;
  }

  #takenBy(row: number, record: R): string | null {
    const other = this.#rowAbout(row, record);
    return other === null ? null : this.#problems.same(other);
  }

  /**
   * What a row names that there is not, and what the form refuses of the cells that can be read, or are empty, or for which
   * the file has no column.
   */
  #formErrors(values: Values, record: R | null): string[] {
    const kind = this.#kind;
    const { given, unknown } = valuesForForm(kind, values, record, this.#context);
    const input = { ...(record && kind.valuesOf(record)), ...given, id: record?.id, version: record?.version };
    const result = read(kind.schema, input);
    const refused = { ...(!result.ok && result.fields), ...kind.lacks?.(input, record, this.#context) };
    const errors = unknown ? [this.#problems.unknown(unknown)] : [];
    const isNew =
      !record && !this.#columns.some((column, at) => column?.identifies && (this.#cells[at] ?? null) !== null);
    for (const [key, message] of Object.entries(refused))
      if (
        key in given ||
        isLeftEmpty(key, this.#columns, this.#cells) ||
        (isNew && isWithoutColumn(key, this.#columns, kind.fields))
      )
        errors.push(this.#problems.wrong(key, message, { value: values[key] }));
    return errors;
  }

  /** Checks a row as the form's use case does, and says what it changes. */
  #write(row: number, plan: RowPlan, record: R | null): RowPlan {
    const kind = this.#kind;
    const stored = record ? kind.valuesOf(record) : {};
    const { keys, given, unknown } = valuesForForm(kind, plan.values, record, this.#context);
    if (unknown) return { ...plan, errors: this.#formErrors(plan.values, record) };
    const result = read(kind.schema, { ...stored, ...given, id: record?.id, version: record?.version });
    const other = record && this.#takenBy(row, record);
    if (other) return { ...plan, errors: [other] };
    if (!result.ok) {
      const errors = Object.entries(result.fields).map(([key, message]) =>
        this.#problems.wrong(key, message, { value: plan.values[key] }),
      );
      return { ...plan, errors };
    }
    const input = result.value as Values;
    const changes = changesOf(kind, { stored: record ? stored : null, keys, input }, this.#context);
    if (record && changes.length === 0 && isEqual(this.#kind, plan.values, record, this.#context))
      return { ...plan, action: 'unchanged', recordId: record.id };
    const fixed = record && kind.fixed?.(record);
    if (fixed) return { ...plan, changes, errors: [fixed] };
    const wrong = Object.entries(kind.check(input, record, this.#context, plan.values));
    const errors = wrong.map(([key, message]) => this.#problems.wrong(key, message, { input }));
    if (errors.length > 0) return { ...plan, changes, errors };
    if (record && changes.length === 0) return { ...plan, action: 'unchanged', recordId: record.id };
    return { ...plan, action: record ? 'update' : 'create', recordId: record?.id ?? null, changes, input };
  }
}
