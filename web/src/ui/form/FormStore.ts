import type { FieldErrors } from '@sponsorat/api';
import { ApiError } from '../../lib/client.ts';
import { saveDraft } from './draft.ts';
import type { FormOptions } from './form-options.ts';
import { type Conflict, changesOf, type FormState, initialState, saidOf } from './form-state.ts';
import { mergeValues } from './merge.rules.ts';
import { type At, isUnder, type Path, sameValues, valueAt, withValueAt } from './paths.ts';

/** One field of a form, as the field components take it. */
export interface Field<T> {
  readonly path: string;
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly clearable: boolean;
  get(): T;
  // A method, so that a field of a narrower type fits where a wider one is read.
  set(value: T): void;
  /** Says that the field was left: from now on it shows what is wrong with it. */
  touch(): void;
  /** What the field shows as wrong: once it was left or a save was tried, or what the server refused. */
  error(): string | undefined;
  subscribe(listener: () => void): () => void;
}

/** A form as its fields, its frame and the components around it use it. */
export interface Form<V extends object, P extends string = string> {
  readonly id: string;
  readonly hasTheirs: boolean;
  get(): FormState<V>;
  subscribe(listener: () => void): () => void;
  isDirty(): boolean;
  field<K extends Path<V>>(path: K): Field<At<V, K>>;
  set<K extends Path<V>>(path: K, value: At<V, K>): void;
  /** Checks and saves. A second call while the first is under way does nothing. */
  submit(purpose?: P): Promise<void>;
  /** Tries the last submit once more. */
  retry(): Promise<void>;
  discard(): void;
  /** Other values, as loaded: nothing is unsaved, nothing is wrong. */
  reset(values: V): void;
  /** Another's newer values, with what was typed here on top of them; nothing is saved by it. */
  rebase(theirs: V): void;
  /** Loads another's newer values after a conflict, and goes on from them with or without what was typed here. */
  takeTheirs(choice: 'mine' | 'theirs'): Promise<void>;
  saveDraft(): void;
}

/** The id of a field's input, which the summary of errors links to. */
export const fieldId = (formId: string, path: string): string => `${formId}-${path.replaceAll('.', '-')}`;

/** The state of one form and what can happen to it. Its fields subscribe to their own part. */
export class FormStore<V extends object, O = unknown, A = unknown, P extends string = string> implements Form<V, P> {
  readonly id: string;
  options: FormOptions<V, O, A, P>;
  private state: FormState<V>;
  private purpose: P | undefined;
  /** Another's newer values, on their way. */
  private taking: Promise<void> | undefined;
  private listeners = new Set<() => void>();
  /** The fields that were left by what is pressed; none while nothing is. */
  private leftByPress: string[] | undefined;
  private checked: { values: V; purpose: P | undefined; errors: FieldErrors } | undefined;

  constructor(id: string, options: FormOptions<V, O, A, P>, draft?: V) {
    this.id = id;
    this.options = options;
    this.state = { ...initialState(options.initial), values: draft ?? options.initial, restored: draft !== undefined };
  }

  get hasTheirs(): boolean {
    return this.options.loadTheirs !== undefined;
  }

  get = (): FormState<V> => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  isDirty = (): boolean => !sameValues(this.state.values, this.state.baseline);

  field = <K extends Path<V>>(path: K): Field<At<V, K>> => {
    const checks = this.options.checks(undefined);
    return {
      path,
      id: fieldId(this.id, path),
      label: checks.label(path),
      required: checks.isRequired(path),
      clearable: checks.canBeEmpty(path),
      // The path is one of the values' own.
      get: () => valueAt(this.state.values, path) as At<V, K>,
      set: (value) => this.set(path, value),
      touch: () => this.touch(path),
      error: () => this.error(path),
      subscribe: this.subscribe,
    };
  };

  set<K extends Path<V>>(path: K, value: At<V, K>): void {
    if (Object.is(valueAt(this.state.values, path), value)) return;
    const values = withValueAt(this.state.values, path, value);
    const refused = Object.fromEntries(Object.entries(this.state.refused).filter(([at]) => !isUnder(at, path)));
    this.change({ values, refused, summary: this.summaryLeft(values, refused) });
  }

  /** What the summary still has to say of other values, in the words that stand under the fields. */
  private summaryLeft(values: V, refused: FieldErrors): FieldErrors | undefined {
    const { summary } = this.state;
    if (!summary) return undefined;
    const errors = { ...this.errors(values), ...refused };
    const left = Object.entries(errors).filter(([path]) => path in summary);
    return left.length > 0 ? Object.fromEntries(left) : undefined;
  }

  /** Something is pressed: what a field that is left by it has to say would move that away under the click. */
  press = (): void => {
    this.leftByPress = [];
  };

  /** The press has ended, and its click is done. */
  release = (): void => {
    const left = this.leftByPress;
    this.leftByPress = undefined;
    for (const path of left ?? []) this.touch(path);
  };

  private touch(path: string): void {
    if (this.leftByPress) this.leftByPress.push(path);
    else if (!this.state.touched.has(path)) this.change({ touched: new Set(this.state.touched).add(path) });
  }

  private error(path: string): string | undefined {
    const { refused, attempts, touched } = this.state;
    return refused[path] ?? (attempts > 0 || touched.has(path) ? this.errors()[path] : undefined);
  }

  /** What is wrong with the values as they are, by what the last submit asked of them. */
  private errors(values = this.state.values): FieldErrors {
    if (this.checked?.values !== values || this.checked.purpose !== this.purpose) {
      const result = this.options.checks(this.purpose).read(values);
      this.checked = { values, purpose: this.purpose, errors: result.ok ? {} : result.fields };
    }
    return this.checked.errors;
  }

  reset = (values: V): void => this.change(initialState(values));

  discard = (): void => this.reset(this.state.baseline);

  rebase(theirs: V): void {
    const { values, baseline } = this.state;
    this.change({ ...initialState(theirs), values: mergeValues(baseline, values, theirs) as V });
  }

  takeTheirs(choice: 'mine' | 'theirs'): Promise<void> {
    const take = async () => {
      const theirs = await this.options.loadTheirs?.();
      if (theirs && choice === 'mine') this.rebase(theirs);
      else if (theirs) this.reset(theirs);
    };
    this.taking = take();
    return this.taking;
  }

  /** Adds to a conflict what somebody else has changed. Where that cannot be loaded, the notice says less. */
  private async explain(conflict: Conflict): Promise<void> {
    const theirs = await this.options.loadTheirs?.().catch(() => undefined);
    if (!theirs || this.state.conflict !== conflict) return;
    const changes = changesOf(this.state, theirs, this.options.checks(undefined));
    this.change({ conflict: { ...conflict, changes } });
  }

  /** Newer values from the server, where nothing was typed that they would overwrite. */
  refresh(initial: V): void {
    if (!this.state.saving && !this.state.conflict && !this.isDirty() && !sameValues(initial, this.state.baseline))
      this.reset(initial);
  }

  saveDraft = (): void => {
    const { draftKey } = this.options;
    if (draftKey && this.isDirty()) saveDraft(draftKey, this.state.values);
  };

  submit = async (purpose?: P): Promise<void> => {
    // Without the version that is on its way the server would refuse once more.
    if (this.taking) await this.taking.catch(() => undefined);
    if (this.state.saving) return;
    this.purpose = purpose;
    const { checks, save, afterSave, onSaved } = this.options;
    const submitted = this.state.values;
    const result = checks(purpose).read(submitted);
    if (!result.ok) {
      this.fail({ summary: result.fields });
      return;
    }
    this.change({ saving: true, failure: undefined, conflict: undefined });
    let answer: A;
    try {
      answer = await save(result.value, purpose);
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) this.saveDraft();
      const said = saidOf(failure);
      this.fail(said);
      if (said.conflict) void this.explain(said.conflict);
      return;
    }
    const saved = afterSave?.(answer) ?? submitted;
    const typedSince = Object.entries(this.state.values).filter(([key, value]) => value !== valueAt(submitted, key));
    this.change({ ...initialState(saved), values: { ...saved, ...Object.fromEntries(typedSince) } });
    onSaved?.(answer, purpose);
  };

  retry = (): Promise<void> => this.submit(this.purpose);

  private fail(said: Partial<FormState<V>>): void {
    const silent = { summary: undefined, failure: undefined, conflict: undefined };
    this.change({ ...silent, ...said, saving: false, attempts: this.state.attempts + 1 });
  }

  private change(part: Partial<FormState<V>>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}
