import type { RowClaims } from '../../lib/imports/row-plan.ts';

/** What a row is about, as it was planned. */
export type RowSubject = {
  row: number;
  keys: string[];
  recordId: number | null;
  action: string | null;
  candidates: readonly { id: number }[];
};

/** What a row may not be about: keys that rows before it have left, and records of all others. None of one left out. */
export const takenBeside = (all: readonly RowSubject[], row: number): RowClaims => {
  const taken: RowClaims = { keys: new Map(), records: new Map() };
  for (const other of all) {
    if (other.row === row || other.action === 'skip') continue;
    if (other.row < row) for (const key of other.keys) if (!taken.keys.has(key)) taken.keys.set(key, other.row);
    const isAbout = other.action === 'update' || other.action === 'unchanged';
    if (isAbout && other.recordId !== null) taken.records.set(other.recordId, other.row);
  }
  return taken;
};

const recordsOf = ({ recordId, candidates }: RowSubject): number[] => [
  ...candidates.map(({ id }) => id),
  ...(recordId === null ? [] : [recordId]),
];

/** The other rows whose plan hangs on what is decided of this one: those that may be about the same. */
export const rowsAlike = (all: readonly RowSubject[], row: RowSubject): RowSubject[] => {
  const keys = new Set(row.keys);
  const records = new Set(recordsOf(row));
  return all.filter(
    (other) =>
      other.row !== row.row &&
      (other.keys.some((key) => keys.has(key)) || recordsOf(other).some((id) => records.has(id))),
  );
};
