import type { FieldErrors, FieldFormat } from '@sponsorat/api';

/** What a form knows of its fields: what they are called, which must be filled in, and what is wrong with them. */
export interface Checks<O> {
  read(values: unknown): { ok: true; value: O } | { ok: false; fields: FieldErrors };
  label(path: string): string;
  isRequired(path: string): boolean;
  /** False too where a value stands for none, as with a choice that always has one. */
  canBeEmpty(path: string): boolean;
  /** What the values are, where what somebody else has made of them can be told. */
  format?(path: string): FieldFormat;
}

export type FormOptions<V, O, A, P extends string> = {
  /** What the values are checked by. A form that can be submitted for several purposes may ask less for some. */
  checks: (purpose: P | undefined) => Checks<O>;
  /** The values as the fields hold them. */
  initial: V;
  save: (input: O, purpose: P | undefined) => Promise<A>;
  /** The values as they stand after a save: with the new version, and texts as the server stores them. */
  afterSave?: (answer: A) => V;
  /** After a save: say so, go on. The form has nothing unsaved by then. */
  onSaved?: (answer: A, purpose: P | undefined) => void;
  /** Another's newer values after a conflict, straight from the server. */
  loadTheirs?: (() => Promise<V>) | undefined;
  /** Stores what was typed when the session ends, under a key that names the user and what is edited. */
  draftKey?: string | undefined;
};
