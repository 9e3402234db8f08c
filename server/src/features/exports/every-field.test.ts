import { type ExportList, exportLists, type ImportKind, importKinds } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { csvOf, importsOf } from '../imports/imports.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { type Form, formsOf } from './every-field.testing.ts';
import { fetchFile } from './exports.testing.ts';

/*
 * A field of a form that its list's file says nothing of, or that cannot be taken in from there, is lost to whoever
 * moves. A record is changed field by field, and its row must change with each; then the last row is taken in over the
 * record as it was at first, which must become what it was at last.
 */

const test = await openTestApp();
const { admin } = test;
const forms = await formsOf(test);

/** Lists of what is worked out, or of parts of what other forms save. */
const WITHOUT_A_FORM: ExportList[] = ['tickets', 'guests', 'recipients', 'rates', 'without-rates', 'tax', 'log'];

type SavedRecord = Record<string, unknown> & { id: number; version: number };

const save = async (
  { path, sent = (values) => values }: Form,
  values: object,
  before?: SavedRecord,
): Promise<SavedRecord> =>
  ok(await admin.post(path, { ...sent({ ...values }), id: before?.id, version: before?.version }));

/** The row of a record in the file of its list, by heading, without who saved it when. */
const rowOf = async ({ list }: Form, { id }: SavedRecord): Promise<Map<string, string>> => {
  const lines = (await fetchFile(admin, list, 'csv')).bytes.toString().replace('\uFEFF', '').split('\r\n');
  const [headings = [], ...rows] = lines.map((line) => line.split(';'));
  // A task's is its key: its kind, its id, its day.
  const row = rows.find(([first = '']) => first === String(id) || first.startsWith(`manual:${id}:`));
  if (!row) throw new Error(`${list} does not have ${id}`);
  const cells = new Map(headings.map((heading, at) => [heading, row[at] ?? '']));
  for (const heading of ['Senest ændret', 'Ændret af']) cells.delete(heading);
  return cells;
};

/** A value without the ids of its parts, which are made anew. */
const plain = (value: unknown): string | undefined =>
  JSON.stringify(value, (key, part) => (key === 'id' ? undefined : part));

it('every list is that of a form, or has none', () => {
  const lists = [...forms.map(({ list }) => list), ...WITHOUT_A_FORM];
  expect(lists.sort()).toEqual(Object.keys(exportLists).sort());
  const kinds = forms.flatMap(({ imported }): ImportKind[] => (imported ? [imported.kind] : []));
  expect(kinds.sort()).toEqual(Object.keys(importKinds).sort());
});

describe.each(forms)('$list', (form) => {
  const { fields, one, other, notExported = {}, imported } = form;

  it('is tried with every field of the form', () => {
    expect(Object.keys(one).sort()).toEqual([...fields].sort());
    expect(Object.keys(other).sort()).toEqual([...fields].sort());
  });

  it('has every field, and is taken in with every field, but for those that are left out on purpose', async () => {
    let saved = await save(form, one);
    let row = await rowOf(form, saved);
    expect(row.size).toBeGreaterThan(2);
    const missing: string[] = [];
    for (const [at, field] of fields.entries()) {
      const changed = fields.slice(0, at + 1).map((name) => [name, other[name]]);
      saved = await save(form, { ...one, ...Object.fromEntries(changed) }, saved);
      const before = row;
      row = await rowOf(form, saved);
      if ([...row].every(([heading, cell]) => heading === 'Id' || before.get(heading) === cell)) missing.push(field);
    }
    expect(missing.sort()).toEqual(Object.keys(notExported).sort());
    if (!imported) return;

    const imports = importsOf(admin, imported.kind);
    await save(form, one, saved);
    for (const [heading, cell] of Object.entries(imported.cells ?? {})) row.set(heading, cell);
    const started = await imports.preview(csvOf([...row.keys()], [[...row.values()]]));
    expect((await imports.rows(started))[0]).toMatchObject({ Action: 'update', Errors: [] });
    ok(await imports.run(started.id));
    const after = [ok(await admin.get(imported.from(saved.id)))].flat().find(({ id }) => id === saved.id);
    const lost = fields.filter((field) => !(field in after) || plain(after[field]) !== plain(saved[field]));
    expect(lost.sort()).toEqual(Object.keys(imported.notImported ?? {}).sort());
  });
});
