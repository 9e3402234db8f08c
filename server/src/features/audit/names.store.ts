import type { ReferenceKind } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import type { Names } from './changes.rules.ts';

type NamedRecord = { kind: ReferenceKind; id: number };
const nameRow = z.object({ kind: z.string(), id: z.number(), name: z.string() });

/** Where today's name of each kind stands. */
const today: Record<ReferenceKind, (ids: SQL) => SQL> = {
  sponsorship: (ids) => sql`select id, name from sponsorships where id = ${ids}`,
  contract: (ids) => sql`select id, number as name from contracts where id = ${ids}`,
  event: (ids) => sql`select id, title as name from events where id = ${ids}`,
  item: (ids) => sql`select i.id, coalesce(i.frozen ->> 'name', p.product_title, p.name) as name
    from contract_items i join products p on p.id = i.product_id where i.id = ${ids}`,
  file: (ids) => sql`select file_id as id, contract_number as name from signed_documents where file_id = ${ids}
    union all select p.invoice_file_id, c.number from payments p join contracts c on c.id = p.contract_id
      where p.invoice_file_id = ${ids}
    union all select file_id, title from club_documents where file_id = ${ids}
    union all select o.file_id, i.frozen ->> 'name' from proof_files o join proofs p on p.id = o.proof_id
      join contract_items i on i.id = p.item_id where o.file_id = ${ids} and i.frozen is not null`,
  product: (ids) => sql`select id, name from products where id = ${ids}`,
  'product-category': (ids) => sql`select id, name from product_categories where id = ${ids}`,
  category: (ids) => sql`select id, name from categories where id = ${ids}`,
  area: (ids) => sql`select id, name from areas where id = ${ids}`,
  update: (ids) => sql`select id, title as name from updates where id = ${ids}`,
  template: (ids) => sql`select id, name from templates where id = ${ids}`,
  user: (ids) => sql`select id, name from users where id = ${ids}`,
};

const keyOf = ({ kind, id }: { kind: string; id: number }): string => `${kind} ${id}`;

const namesOfToday = (records: readonly NamedRecord[]): SQL => {
  const kinds = [...Map.groupBy(records, ({ kind }) => kind)];
  const parts = kinds.map(([kind, ofKind]) => {
    const ids = ofKind.map(({ id }) => id);
    return sql`select ${kind}::text as kind, id, name from (${today[kind](sql`any(${sql.param(ids)}::int[])`)}) named`;
  });
  return sql.join(parts, sql` union all `);
};

/** What records were called when they were removed. */
const namesAtLast = (records: readonly NamedRecord[]): SQL => {
  const [kinds, ids] = [records.map(({ kind }) => kind), records.map(({ id }) => id)];
  return sql`select distinct on (l.entity, l.entity_id) l.entity as kind, l.entity_id as id,
      coalesce(l.former_name, v.before #>> '{}', '') as name
    from unnest(${sql.param(kinds)}::text[], ${sql.param(ids)}::int[]) as records (kind, id)
    join audit_log l on l.entity = records.kind and l.entity_id = records.id and l.action = 'delete'
    left join audit_values v on v.audit_id = l.id and v.field = 'name' order by l.entity, l.entity_id, l.id desc`;
};

const shortNameRow = z.object({ id: z.number(), shortName: z.string() });

/** What the texts of products call these sponsorships; "klubben" where one is gone. */
export const findShortNames = async (db: Connection, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const names = new Map(ids.map((id) => [id, 'klubben']));
  if (ids.length === 0) return names;
  const named = sql`select id, short_name as "shortName" from sponsorships where id = any(${sql.param([...ids])}::int[])`;
  for (const { id, shortName } of await rowsOf(db, shortNameRow, named)) names.set(id, shortName);
  return names;
};

/** The names of records, as they are called today or were called at last; "nr. 7" where nothing says it. */
export const findNames = async (db: Connection, records: readonly NamedRecord[]): Promise<Names> => {
  const names = new Map<string, string>();
  const read = async (statement: SQL) => {
    for (const { name, ...record } of await rowsOf(db, nameRow, statement)) if (name) names.set(keyOf(record), name);
  };
  const distinct = [...new Map(records.map((one) => [keyOf(one), one])).values()];
  if (distinct.length > 0) await read(namesOfToday(distinct));
  const missing = distinct.filter((one) => !names.has(keyOf(one)));
  if (missing.length > 0) await read(namesAtLast(missing));
  return (kind, id) => names.get(keyOf({ kind, id })) ?? `nr. ${id}`;
};
