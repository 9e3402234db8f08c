import { cellText, partsOf, type Reading } from '../spreadsheet/cell-values.rules.ts';
import type { ReadCell } from '../spreadsheet/read-cells.ts';
import { beginningOf } from '../texts.rules.ts';
import { foldCase, SimilarNames } from './names.rules.ts';
import { isNear } from './near.rules.ts';

type NamedRecord = { id: number; name: string };
type Offers<R> = {
  /** Which records are chosen or suggested; the others are found by their names alone. */
  isOffered?(record: R): boolean;
  /** How well a text that is no name fits a record, the best highest; 0 is not at all. */
  fit?(text: string, record: R): number;
};

// As many as are suggested for a name that is unknown.
const FEW = 3;
// What shares less with a name cannot be near to it.
const ALIKE = 0.15;

/** Finds records by their names, whatever the case. */
export class NameFinder<R extends NamedRecord> {
  readonly #what: string;
  readonly #byName: Map<string, R[]>;
  readonly #byId: Map<number, R>;
  readonly #offered: readonly R[];
  readonly #fit: Offers<R>['fit'];
  // Made when a list is first looked up in: most kinds have none.
  #byParts: Map<string, R> | undefined;
  // Made when a name is first unknown.
  #similar: SimilarNames | undefined;
  /** `what` is what an unknown one is called: "Området". */
  constructor(what: string, records: readonly R[], { isOffered, fit }: Offers<NoInfer<R>> = {}) {
    this.#what = what;
    this.#byName = Map.groupBy(records, ({ name }) => foldCase(name));
    this.#byId = new Map(records.map((record) => [record.id, record]));
    this.#offered = isOffered ? records.filter(isOffered) : records;
    this.#fit = fit;
  }

  get(id: unknown): R | undefined {
    return typeof id === 'number' ? this.#byId.get(id) : undefined;
  }

  /** All that have the name; none where it is unknown. */
  find(cell: ReadCell): readonly R[] {
    return this.#byName.get(foldCase(cellText(cell))) ?? [];
  }

  /** All that have the name; with the nearest names where none has. */
  all(cell: ReadCell): Reading<R[]> {
    const name = cellText(cell);
    const record = this.#byName.get(foldCase(name));
    if (record) return { value: record };
    const nearest = this.#nearest(name);
    const hint = nearest.length > 0 ? `. Mente du ${orOf(nearest)}?` : '';
    const cause = `${this.#what} "${beginningOf(name, 60)}" findes ikke`;
    return { problem: `${cause}${hint}`, unknown: { cause, name, nearest: this.#alone(nearest) } };
  }

  /** The few names that may be meant by one that is unknown: whom it fits best before what it is near to. */
  #nearest(name: string): string[] {
    this.#similar ??= new SimilarNames(this.#offered.map((record) => record.name));
    const near = this.#similar.find(name, ALIKE).flatMap((at) => this.#offered[at]?.name ?? []);
    const nearest = new Set(this.#fitting(name));
    for (const other of near) {
      if (nearest.size === FEW) break;
      if (isNear(name, other)) nearest.add(other);
    }
    return [...nearest];
  }

  /** Those whom a text fits best; none where they are too many to be meant by it. */
  #fitting(text: string): string[] {
    const fit = this.#fit;
    if (!fit) return [];
    const points = this.#offered.map((record) => fit(text, record));
    const best = points.reduce((one, other) => Math.max(one, other), 1);
    const names = this.#offered.filter((_, at) => points[at] === best).map(({ name }) => name);
    return names.length > FEW ? [] : names;
  }

  has(name: string): boolean {
    return this.find(name).length > 0;
  }

  /** All that are offered, where they are few enough to choose among. */
  choices(most = FEW): { id: number; name: string }[] {
    return this.#offered.length > most ? [] : this.#alone(this.#offered.map(({ name }) => name));
  }

  /** The name that finds a record alone; null where there is no such record, or others share its name. */
  nameOf(id: number): string | null {
    const record = this.#byId.get(id);
    return record && this.find(record.name).length === 1 ? record.name : null;
  }

  #alone(names: readonly string[]): { id: number; name: string }[] {
    return names.flatMap((name) => {
      const [record, ...others] = this.find(name);
      return record && others.length === 0 ? [{ id: record.id, name }] : [];
    });
  }

  /** The ids of all that a list names; a name may have the list's separators in it. */
  ids(cell: ReadCell): Reading<number[]> {
    const parts = partsOf(cell);
    const byParts = this.#partsOfRecords();
    const ids: number[] = [];
    for (let at = 0; at < parts.length; ) {
      let length = parts.length - at;
      while (length > 1 && !byParts.has(keyOf(parts.slice(at, at + length)))) length -= 1;
      const record = byParts.get(keyOf(parts.slice(at, at + length)));
      if (!record) return this.all(parts[at] ?? '') as { problem: string };
      ids.push(record.id);
      at += length;
    }
    return { value: [...new Set(ids)].sort((one, other) => one - other) };
  }

  #partsOfRecords(): Map<string, R> {
    this.#byParts ??= new Map([...this.#byId.values()].map((record) => [keyOf(partsOf(record.name)), record]));
    return this.#byParts;
  }

  /** The id of the one that has the name. */
  id(cell: ReadCell): Reading<number> {
    const reading = this.all(cell);
    if ('problem' in reading) return reading;
    const [one, ...others] = reading.value;
    if (!one || others.length > 0) return { problem: `Der er flere, som hedder "${cellText(cell)}"` };
    return { value: one.id };
  }
}

const keyOf = (parts: readonly string[]): string => parts.map(foldCase).join(';');

const orOf = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} eller ${names.at(-1)}` : (names[0] ?? '');
