import type { CauseInput, ImportCause } from '@sponsorat/api';
import type { RowProblem } from '../../lib/imports/causes.rules.ts';
import { foldCase } from '../../lib/imports/names.rules.ts';

type Row = { action: string | null; problems: readonly RowProblem[] };

const MOST_SUGGESTED = 3;

/** What is left out, or can be saved, is wrong no longer. */
const isOpen = ({ action }: Row): boolean => action === null || action === 'error';

// Names are found whatever their case.
const foldValue = (value: string | null): string | null => (value === null ? null : foldCase(value));

/** For which fields a name can be made, and which can be left out of a row. */
type Ways = { canCreate: (field: string | null) => boolean; isOptional: (field: string | null) => boolean };

/** What rows are in error or doubt for, the most frequent first. */
export const groupedCauses = (rows: readonly Row[], { canCreate, isOptional }: Ways): ImportCause[] => {
  const causes = new Map<string, ImportCause>();
  for (const { action, problems } of rows.filter(isOpen)) {
    const keys = new Set<string>();
    for (const { cause, field, value, suggestions, within = null, isUnknown = false } of problems) {
      const key = JSON.stringify([cause.toLowerCase(), field, foldValue(value)]);
      if (keys.has(key)) continue;
      keys.add(key);
      const known = causes.get(key);
      if (known) {
        known.rows += 1;
        const others = suggestions.filter(({ id }) => !known.suggestions.some((one) => one.id === id));
        known.suggestions = [...known.suggestions, ...others].slice(0, MOST_SUGGESTED);
        if (known.within !== within) known.within = null;
      } else {
        const create = isUnknown && canCreate(field);
        causes.set(key, {
          cause,
          field,
          value,
          rows: 1,
          suggestions,
          within,
          create,
          without: isOptional(field),
          action: action === null ? 'doubt' : 'error',
        });
      }
    }
  }
  return [...causes.values()].sort((one, other) => other.rows - one.rows);
};

/** Whether a row has the cause of a choice. */
export const hasCause = (row: Row, { field, value, cause }: Pick<CauseInput, 'field' | 'value' | 'cause'>): boolean =>
  isOpen(row) &&
  row.problems.some(
    (one) =>
      one.field === field &&
      foldValue(one.value) === foldValue(value) &&
      (cause === undefined || one.cause.toLowerCase() === cause.toLowerCase()),
  );
