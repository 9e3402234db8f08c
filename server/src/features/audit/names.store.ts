import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import type { Names } from './changes.rules.ts';
import type { NamedKind } from './fields.rules.ts';

type Asked = { kind: NamedKind; id: number };
const nameRow = z.object({ id: z.number(), name: z.string() });

/** Where today's name of each kind stands. */
const today: Record<NamedKind, (ids: SQL) => SQL> = {
  sponsorship: (ids) => sql`select id, name from sponsorships where id = ${ids}`,
  contract: (ids) => sql`select id, number as name from contracts where id = ${ids}`,
  item: (ids) => sql`select i.id, coalesce(i.frozen ->> 'name', p.product_title, p.name) as name
    from contract_items i join products p on p.id = i.product_id where i.id = ${ids}`,
  file: (ids) => sql`select file_id as id, contract_number as name from signed_documents where file_id = ${ids}`,
  product: (ids) => sql`select id, name from products where id = ${ids}`,
  'product-category': (ids) => sql`select id, name from product_categories where id = ${ids}`,
  category: (ids) => sql`select id, name from categories where id = ${ids}`,
  area: (ids) => sql`select id, name from areas where id = ${ids}`,
  update: (ids) => sql`select id, title as name from updates where id = ${ids}`,
  user: (ids) => sql`select id, name from users where id = ${ids}`,
};

/** What a record was called when it was removed. */
const atLast = (kind: NamedKind, ids: SQL): SQL => sql`
  select distinct on (l.entity_id) l.entity_id as id,
    coalesce(l.before ->> 'name', l.before ->> 'number', l.before ->> 'title', v.before #>> '{}', '') as name
  from audit_log l left join audit_values v on v.audit_id = l.id and v.field = 'name'
  where entity = ${kind} and entity_id = ${ids} and action = 'delete' order by l.entity_id, l.id desc`;

/** The names of records, as they are called today or were called at last; "nr. 7" where nothing says it. */
export const findNames = async (db: Connection, asked: readonly Asked[]): Promise<Names> => {
  const found = new Map<string, string>();
  const read = async (kind: NamedKind, statement: SQL) => {
    for (const { id, name } of await rowsOf(db, nameRow, statement)) if (name) found.set(`${kind} ${id}`, name);
  };
  for (const [kind, ofKind] of Map.groupBy(asked, (one) => one.kind)) {
    const ids = [...new Set(ofKind.map(({ id }) => id))];
    await read(kind, today[kind](sql`any(${sql.param(ids)}::int[])`));
    const missing = ids.filter((id) => !found.has(`${kind} ${id}`));
    if (missing.length > 0) await read(kind, atLast(kind, sql`any(${sql.param(missing)}::int[])`));
  }
  return (kind, id) => found.get(`${kind} ${id}`) ?? `nr. ${id}`;
};
