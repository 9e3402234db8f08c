import { cellText, type Reading } from '../spreadsheet/cell-values.rules.ts';
import type { ReadCell } from '../spreadsheet/read-cells.ts';
import { foldedCase, nearestNames } from './names.rules.ts';

type Named = { id: number; name: string };

/** Finds records by their names, whatever the case. */
export class NameFinder<R extends Named> {
  readonly #what: string;
  readonly #names: string[];
  readonly #byName: Map<string, R[]>;
  readonly #byId: Map<number, R>;
  /** `what` is what an unknown one is called: "Området". */
  constructor(what: string, records: readonly R[]) {
    this.#what = what;
    this.#names = records.map(({ name }) => name);
    this.#byName = Map.groupBy(records, ({ name }) => foldedCase(name));
    this.#byId = new Map(records.map((record) => [record.id, record]));
  }

  get(id: unknown): R | undefined {
    return typeof id === 'number' ? this.#byId.get(id) : undefined;
  }

  /** All that have the name; with the nearest names where none has. */
  all(cell: ReadCell): Reading<R[]> {
    const name = cellText(cell);
    const found = this.#byName.get(foldedCase(name));
    if (found) return { value: found };
    const nearest = nearestNames(name, this.#names);
    const hint = nearest.length > 0 ? `. Mente du ${orOf(nearest)}?` : '';
    return { problem: `${this.#what} "${name.slice(0, 60)}" findes ikke${hint}` };
  }

  /** The id of the one that has the name. */
  id(cell: ReadCell): Reading<number> {
    const found = this.all(cell);
    if ('problem' in found) return found;
    const [one, ...others] = found.value;
    if (!one || others.length > 0) return { problem: `Der er flere, som hedder "${cellText(cell)}"` };
    return { value: one.id };
  }
}

const orOf = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} eller ${names.at(-1)}` : (names[0] ?? '');
