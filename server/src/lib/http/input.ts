import { read } from '@sponsorat/api';
import type { z } from 'zod';
import { invalid, unreadableRequest, wrongType } from '../problem.ts';

/** Stands for a body of a type that no call takes: it is refused when it is read, after 404 and 409. */
export const UNREADABLE = Symbol('unreadable body');

const numberAt = (raw: unknown, key: string): number | undefined => {
  const value = (raw as Record<string, unknown> | null)?.[key];
  return typeof value === 'number' ? value : undefined;
};

/** Ids beyond what the database can hold name nothing; 0 is such an id that it can look for. */
const lookupId = (id: number | undefined): number | undefined => {
  if (id === undefined) return undefined;
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : 0;
};

/**
 * What a client sent, not yet checked: "not there" (404) and "somebody saved first" (409) are said before a
 * field's rule (422), so a use case first asks for `id` and `version` and reads the value last.
 */
export class Input<T> {
  readonly #raw: unknown;
  readonly #schema: z.ZodType<T>;
  constructor(raw: unknown, schema: z.ZodType<T>) {
    this.#raw = raw === undefined || raw === null ? {} : raw;
    this.#schema = schema;
    if (this.#raw !== UNREADABLE && (typeof this.#raw !== 'object' || Array.isArray(this.#raw)))
      throw unreadableRequest();
  }
  /** The id that the body names; undefined where it names none. */
  get id(): number | undefined {
    return lookupId(numberAt(this.#raw, 'id'));
  }
  /** The id of another record that the body names; undefined where it names none. */
  idOf(key: keyof T & string): number | undefined {
    return lookupId(numberAt(this.#raw, key));
  }
  /** The version that the client saw; undefined where it says none. */
  get version(): number | undefined {
    return numberAt(this.#raw, 'version');
  }
  /** One field by its own rule, whatever is wrong beside it; undefined where it breaks the rule. */
  peek<S extends z.ZodType>(key: keyof T & string, schema: S): z.output<S> | undefined {
    const result = read(schema, (this.#raw as Record<string, unknown>)[key]);
    return result.ok ? result.value : undefined;
  }
  /** The checked value. Throws 415 for a body that is no JSON and 422 with the fields' messages. */
  value(): T {
    if (this.#raw === UNREADABLE) throw wrongType();
    const result = read(this.#schema, this.#raw);
    if (!result.ok) throw invalid(result.fields);
    return result.value;
  }
}
