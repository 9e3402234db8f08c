import { type FieldErrors, read } from '@sponsorat/api';
import { ApiError } from '../../lib/client.ts';
import { keepDraft } from './draft.ts';
import { isUnder, sameValues, valueAt, withValueAt } from './paths.ts';
import type { Output, Schema } from './schema.ts';

/** What a failed save says that belongs to no single field. */
export type Conflict = { by: string | undefined; at: string | undefined };

export type FormState<V> = {
  values: V;
  /** What was loaded or last saved: what differs from it is unsaved. */
  baseline: V;
  touched: ReadonlySet<string>;
  attempted: boolean;
  saving: boolean;
  refused: FieldErrors;
  /** The errors of the last attempt, as the summary shows them until the next one. */
  summary: FieldErrors | undefined;
  failure: unknown;
  conflict: Conflict | undefined;
  /** Grows with each failed attempt, so that the focus moves to what it said also the second time. */
  attempts: number;
  restored: boolean;
};

export type FormOptions<V, S extends Schema, A> = {
  schema: S;
  /** The values as the fields hold them. */
  initial: V;
  save: (input: Output<S>) => Promise<A>;
  /** The values as they stand after a save: with the new version, and texts as the server keeps them. */
  afterSave?: (answer: A) => V;
  /** After a save: say so, go on. The form has nothing unsaved by then. */
  onSaved?: (answer: A) => void;
};

/** The state of one form and what can happen to it. Fields subscribe to their own part. */
export class FormStore<V extends object, S extends Schema = Schema, A = unknown> {
  options: FormOptions<V, S, A>;
  readonly draftKey: string | undefined;
  private state: FormState<V>;
  private listeners = new Set<() => void>();
  private checked: { values: V; errors: FieldErrors } | undefined;

  constructor(options: FormOptions<V, S, A>, draftKey?: string, draft?: V) {
    this.options = options;
    this.draftKey = draftKey;
    this.state = { ...fresh(options.initial), values: draft ?? options.initial, restored: draft !== undefined };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): FormState<V> => this.state;

  private change(part: Partial<FormState<V>>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }

  isDirty = (): boolean => !sameValues(this.state.values, this.state.baseline);

  set(path: string, value: unknown): void {
    if (Object.is(valueAt(this.state.values, path), value)) return;
    const refused = Object.entries(this.state.refused).filter(([at]) => !isUnder(at, path));
    this.change({ values: withValueAt(this.state.values, path, value), refused: Object.fromEntries(refused) });
  }

  touch(path: string): void {
    if (!this.state.touched.has(path)) this.change({ touched: new Set(this.state.touched).add(path) });
  }

  private errors(): FieldErrors {
    const { values } = this.state;
    if (this.checked?.values !== values) {
      const result = read(this.options.schema, values);
      this.checked = { values, errors: result.ok ? {} : result.fields };
    }
    return this.checked.errors;
  }

  /** The error that a field shows: once it was touched or a save was tried, or what the server said of its value. */
  error(path: string): string | undefined {
    const { refused, attempted, touched } = this.state;
    return refused[path] ?? (attempted || touched.has(path) ? this.errors()[path] : undefined);
  }

  /** Other values, as loaded: nothing is unsaved, nothing is wrong. */
  reset(values: V): void {
    this.change(fresh(values));
  }

  discard = (): void => this.reset(this.state.baseline);

  /** Another's newer values, with what was typed here kept on top of them; nothing is saved by it. */
  rebase(theirs: V): void {
    const { values, baseline } = this.state;
    const mine = Object.entries(values).filter(([key, value]) => !sameValues(value, valueAt(baseline, key)));
    const kept = mine.filter(([key]) => key !== 'version');
    this.change({ ...fresh(theirs), values: { ...theirs, ...Object.fromEntries(kept) } });
  }

  /** Newer values from the server, where nothing was typed that they would overwrite. */
  refresh(initial: V): void {
    if (!this.state.saving && !this.isDirty() && !sameValues(initial, this.state.baseline)) this.reset(initial);
  }

  keepDraft = (): void => {
    if (this.draftKey && this.isDirty()) keepDraft(this.draftKey, this.state.values);
  };

  /** Checks and saves. A second call while the first is under way does nothing. */
  submit = async (): Promise<void> => {
    if (this.state.saving) return;
    const submitted = this.state.values;
    const result = read(this.options.schema, submitted);
    if (!result.ok) {
      this.fail({ summary: result.fields });
      return;
    }
    this.change({ saving: true, failure: undefined, conflict: undefined });
    let answer: A;
    try {
      answer = await this.options.save(result.value as Output<S>);
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) this.keepDraft();
      this.fail(this.wordsOf(failure));
      return;
    }
    const saved = this.options.afterSave?.(answer) ?? submitted;
    const typedSince = Object.entries(this.state.values).filter(([key, value]) => value !== valueAt(submitted, key));
    this.change({ ...fresh(saved), values: { ...saved, ...Object.fromEntries(typedSince) } });
    this.options.onSaved?.(answer);
  };

  private wordsOf(failure: unknown): Partial<FormState<V>> {
    if (!(failure instanceof ApiError)) return { failure };
    const { status, by, at, fields } = failure;
    if (status === 409 && (by || at)) return { conflict: { by, at } };
    return Object.keys(fields).length > 0 ? { refused: fields, summary: fields } : { failure };
  }

  private fail(said: Partial<FormState<V>>): void {
    const quiet = { summary: undefined, failure: undefined, conflict: undefined };
    this.change({ ...quiet, ...said, attempted: true, saving: false, attempts: this.state.attempts + 1 });
  }
}

const fresh = <V>(values: V): FormState<V> => ({
  values,
  baseline: values,
  touched: new Set(),
  attempted: false,
  saving: false,
  refused: {},
  summary: undefined,
  failure: undefined,
  conflict: undefined,
  attempts: 0,
  restored: false,
});
