import { hasBit, noBits, withBit } from './bits.ts';
import { roomFor } from './room.ts';
import { TextPool } from './text-pool.ts';

/** A row in columns is its slot: what it says is read when it is asked for. */
type InSlot = { readonly slot: number };

/** The values of one field, a slot each. */
export type Column<V> = {
  set(slot: number, value: V): void;
  /** The value of the row that it is called on. */
  get(this: InSlot): V;
};

export type Columns<R> = { readonly [K in keyof R]-?: Column<R[K]> };

const FIRST_SIZE = 1_024;
const NO_INTEGER = -(2 ** 31);

/** Whole numbers of up to 31 bits, in four bytes each. */
export const integers = <V extends number | null>(): Column<V> => {
  let kept = new Int32Array(FIRST_SIZE);
  return {
    set(slot, value) {
      kept = roomFor(kept, slot);
      kept[slot] = value ?? NO_INTEGER;
    },
    get() {
      const value = kept[this.slot];
      return (value === NO_INTEGER ? null : value) as V;
    },
  };
};

/** Any numbers, in eight bytes each. */
export const numbers = <V extends number | null>(): Column<V> => {
  let kept = new Float64Array(FIRST_SIZE);
  return {
    set(slot, value) {
      kept = roomFor(kept, slot);
      kept[slot] = value ?? Number.NaN;
    },
    get() {
      const value = kept[this.slot] as number;
      return (Number.isNaN(value) ? null : value) as V;
    },
  };
};

export const booleans = (): Column<boolean> => {
  let kept = noBits();
  return {
    set(slot, value) {
      kept = withBit(kept, slot, value);
    },
    get() {
      return hasBit(kept, this.slot);
    },
  };
};

/** Texts that many rows share, each kept once for as long as one of them says it. */
export const sharedTexts = <V extends string | null>(): Column<V> => {
  type Text = { text: V; place: number; rows: number };
  const texts: (Text | undefined)[] = [undefined];
  const known = new Map<V, Text>();
  const free: number[] = [];
  let kept = new Uint32Array(FIRST_SIZE);
  const newText = (text: V): Text => {
    const shared = { text, place: free.pop() ?? texts.length, rows: 0 };
    texts[shared.place] = shared;
    known.set(text, shared);
    return shared;
  };
  const leave = (left: Text) => {
    left.rows -= 1;
    if (left.rows > 0) return;
    known.delete(left.text);
    texts[left.place] = undefined;
    free.push(left.place);
  };
  return {
    set(slot, value) {
      kept = roomFor(kept, slot);
      const before = texts[kept[slot] as number];
      const shared = known.get(value) ?? newText(value);
      shared.rows += 1;
      kept[slot] = shared.place;
      if (before) leave(before);
    },
    get() {
      return texts[kept[this.slot] as number]?.text as V;
    },
  };
};

/** Texts that are each row's own. */
export const texts = <V extends string | null>(): Column<V> => {
  const kept = new TextPool();
  return {
    set(slot, value) {
      kept.set(slot, value);
    },
    get() {
      return kept.get(this.slot) as V;
    },
  };
};

/** Values of any other kind, as they are. */
export const plain = <V>(): Column<V> => {
  const kept: V[] = [];
  return {
    set(slot, value) {
      kept[slot] = value;
    },
    get() {
      return kept[this.slot] as V;
    },
  };
};

/**
 * Rows that are kept in columns, a slot each. As objects a hundred thousand of them would take three times the room,
 * and every collection of garbage would walk through them.
 */
export class Rows<R extends object> {
  readonly #columns: readonly (readonly [keyof R, Column<R[keyof R]>])[];
  readonly #Row: new (
    slot: number,
  ) => R;

  constructor(columns: Columns<R>) {
    this.#columns = Object.entries(columns) as [keyof R, Column<R[keyof R]>][];
    class Row implements InSlot {
      readonly slot: number;
      constructor(slot: number) {
        this.slot = slot;
      }
    }
    for (const [name, { get }] of this.#columns) Object.defineProperty(Row.prototype, name, { get, enumerable: true });
    this.#Row = Row as unknown as new (slot: number) => R;
  }

  put(slot: number, row: R): void {
    for (const [name, column] of this.#columns) column.set(slot, row[name]);
  }

  /** The row of a slot, to be read by names: it cannot be spread. It says another's once another is put there. */
  at(slot: number): R {
    return new this.#Row(slot);
  }
}
