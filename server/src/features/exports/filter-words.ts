import { type FileList, type Filter, type FilteredBy, shortDate } from '@sponsorat/api';

type Names = (kind: FilteredBy, id: number) => Promise<string | null>;

const read = async (filter: Filter, value: string | number | boolean, names: Names): Promise<string> => {
  if (filter.by === 'flag') return 'Ja';
  if (filter.by === 'day') return shortDate(String(value));
  if (filter.by === 'word') return filter.words[String(value)] ?? String(value);
  if (filter.by !== 'record' || filter.kind === undefined) return String(value);
  return (await names(filter.kind, Number(value))) ?? `nr. ${value}`;
};

/** What a list was filtered by, as one reads it: "Område: Nordjylland, Status: Aktiv"; null where by nothing. */
export const filterWords = async ({ filters }: FileList, filter: object, names: Names): Promise<string | null> => {
  const values: Record<string, unknown> = { ...filter };
  const words: string[] = [];
  for (const [key, declared] of Object.entries(filters)) {
    const value = values[key];
    if (typeof value !== 'string' && typeof value !== 'number' && value !== true) continue;
    if (String(value).trim() === '') continue;
    words.push(`${declared.label}: ${await read(declared, value, names)}`);
  }
  return words.length > 0 ? words.join(', ') : null;
};
