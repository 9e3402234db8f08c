/** Two letters that follow each other are looked up in one of so many columns, which others share. */
const COLUMNS = 512;

const columnsOf = (text: string): Set<number> => {
  const columns = new Set<number>();
  for (let at = 1; at < text.length; at += 1)
    columns.add((text.charCodeAt(at - 1) * 31 + text.charCodeAt(at)) % COLUMNS);
  return columns;
};

const hasBit = (bits: Uint32Array, slot: number): boolean => (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

/** Texts that are searched for any part of them. A column has a bit for each text that holds a pair of its letters. */
export class TextIndex {
  readonly #texts: (string | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #columns = Array.from({ length: COLUMNS }, () => new Uint32Array(64));

  /** Adds a text, and says in which slot it is. */
  add(text: string): number {
    const slot = this.#free.pop() ?? this.#texts.length;
    this.#texts[slot] = text;
    for (const at of columnsOf(text)) {
      let column = this.#columns[at] as Uint32Array<ArrayBuffer>;
      if (slot >>> 5 >= column.length) {
        const longer = new Uint32Array(Math.ceil((slot + 1) / 24));
        longer.set(column);
        this.#columns[at] = column = longer;
      }
      column[slot >>> 5] = (column[slot >>> 5] as number) | (1 << (slot & 31));
    }
    return slot;
  }

  remove(slot: number): void {
    for (const at of columnsOf(this.#texts[slot] ?? '')) {
      const column = this.#columns[at] as Uint32Array;
      column[slot >>> 5] = (column[slot >>> 5] as number) & ~(1 << (slot & 31));
    }
    this.#texts[slot] = undefined;
    this.#free.push(slot);
  }

  /** Tells for each slot whether its text holds what is sought. Few texts need be read for that. */
  search(sought: string): (slot: number) => boolean {
    const [first, ...others] = Array.from(columnsOf(sought), (at) => this.#columns[at] as Uint32Array);
    const holds = (slot: number) => this.#texts[slot]?.includes(sought) ?? false;
    if (!first) return holds;
    const possible = first.map((bits, at) => others.reduce((common, column) => common & (column[at] ?? 0), bits));
    return (slot) => hasBit(possible, slot) && holds(slot);
  }
}
