import { foldCase } from './names.rules.ts';

/** The records whose name no other has, whatever the case: a cell with it says which is meant. */
export const namedOnce = <R extends { name: string }>(records: readonly R[]): R[] => {
  const byName = Map.groupBy(records, ({ name }) => foldCase(name));
  return records.filter(({ name }) => byName.get(foldCase(name))?.length === 1);
};

/** What a template's two rows name, by field: of records that there are. Empty where there are none. */
export type Examples = readonly Readonly<Record<string, string>>[];

/** Two rows of what there is of each, in turns; none where there is nothing of one. */
export const twoExamples = <A, B>(
  all: readonly A[],
  others: readonly B[],
  cellsOf: (one: A, other: B) => Examples[number],
): Examples =>
  [0, 1].flatMap((at) => {
    const [one, other] = [all[at % all.length], others[at % others.length]];
    return one === undefined || other === undefined ? [] : [cellsOf(one, other)];
  });
