import { type TimelineKind, type TimelineRequest, timelineKinds } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, oneRow, rowsOf } from '../../lib/db/database.ts';
import { sliceOf } from '../../lib/resource/lists.ts';

/** What is known by a day: the instant at which it was written, where that was the day, else the day's first. */
const onDay = (day: SQL, written: SQL): SQL =>
  sql`case when (${written} at time zone 'Europe/Copenhagen')::date = ${day} then ${written}
    else ${day}::timestamp at time zone 'Europe/Copenhagen' end`;

const event = (source: string, id: SQL, at: SQL, by: SQL, facts: SQL): SQL =>
  sql`select ${at} as at, ${source}::text as source, ${id} as id, ${by} as by, ${facts} as facts`;

const ofContract = sql`'contractId', c.id, 'number', c.number`;

/** Where the rows of each kind come from: what is there today, of sponsorship `id`. */
const sources: Record<TimelineKind, (id: SQL) => SQL[]> = {
  contract: (id) => [
    sql`${event('contract-created', sql`c.id`, sql`c.created_at`, sql`c.created_by`, sql`json_build_object(${ofContract}, 'renews', r.number)`)}
      from contracts c left join contracts r on r.id = c.renews_id
      where c.sponsorship_id = ${id} and c.created_at is not null`,
    sql`${event('contract-confirmed', sql`c.id`, sql`c.confirmed_at`, sql`c.confirmed_by`, sql`json_build_object(${ofContract})`)}
      from contracts c where c.sponsorship_id = ${id} and c.confirmed_at is not null`,
  ],
  signature: (id) => [
    sql`${event('signature', sql`d.id`, sql`d.uploaded_at`, sql`d.uploaded_by`, sql`json_build_object(${ofContract}, 'external', d.external)`)}
      from signed_documents d join contracts c on c.id = d.contract_id
      where c.sponsorship_id = ${id} and d.removed_at is null`,
  ],
  payment: (id) => [
    sql`${event(
      'payment',
      sql`p.id`,
      onDay(sql`coalesce(p.paid_on, (p.created_at at time zone 'Europe/Copenhagen')::date)`, sql`p.created_at`),
      sql`p.created_by`,
      sql`json_build_object(${ofContract}, 'amount', p.amount, 'isPaid', p.paid_on is not null,
        'invoiceNumber', p.invoice_number, 'rateDueDate', o.due_date, 'note', p.note)`,
    )}
      from payments p join contracts c on c.id = p.contract_id left join contract_rates o on o.id = p.rate_id
      where c.sponsorship_id = ${id}`,
  ],
  usage: (id) => [
    sql`${event(
      'usage',
      sql`u.id`,
      sql`u.at`,
      sql`u.by`,
      sql`json_build_object(${ofContract}, 'product', coalesce(i.frozen ->> 'name', p.product_title, p.name),
        'from', u.from_used, 'to', u.to_used, 'note', u.note)`,
    )}
      from usage_entries u join contract_items i on i.id = u.item_id join contracts c on c.id = i.contract_id
      join products p on p.id = i.product_id where c.sponsorship_id = ${id}`,
  ],
  note: (id) => [
    sql`${event('note', sql`n.id`, onDay(sql`n.date`, sql`n.created_at`), sql`n.created_by`, sql`json_build_object('kind', n.kind, 'text', n.text)`)}
      from notes n where n.sponsorship_id = ${id}`,
  ],
  document: (id) => [
    sql`${event(
      'document',
      sql`d.id`,
      sql`d.created_at`,
      sql`d.created_by`,
      sql`json_build_object('kind', d.kind, 'title', d.title, 'type', f.type, 'file', json_build_object('id', f.id, 'sha256', f.sha256))`,
    )}
      from club_documents d join files f on f.id = d.file_id where d.sponsorship_id = ${id} and d.removed_at is null`,
  ],
  task: (id) => [
    sql`${event('own-task', sql`t.id`, sql`t.done_at`, sql`t.done_by`, sql`json_build_object('kind', 'manual', 'title', t.title, 'note', coalesce(m.note, t.note))`)}
      from tasks t
      left join task_marks m on m.kind = 'manual' and m.record_id = t.id and m.due_date = t.due_date
      where t.sponsorship_id = ${id} and t.done_at is not null`,
    sql`${event('task', sql`m.record_id`, sql`m.updated_at`, sql`m.updated_by`, sql`json_build_object('kind', m.kind, 'title', null, 'note', m.note)`)}
      from task_marks m where m.sponsorship_id = ${id} and m.state = 'done' and m.kind <> 'manual'`,
  ],
  'master-data': (id) => [
    sql`${event('master-data', sql`l.id`, sql`l.at`, sql`null`, sql`json_build_object()`)}
      from audit_log l where l.sponsorship_id = ${id} and l.entity in ('sponsorship', 'contact') and l.action <> 'refused'`,
  ],
};

const contract = { contractId: z.number(), number: z.string() };
const text = z.string().nullable();
const sourceSchema = <S extends z.ZodType<string>, F extends z.ZodRawShape>(source: S, facts: F) =>
  z.object({ at: z.coerce.date(), id: z.coerce.number(), by: text, source, facts: z.object(facts) });
const eventSchema = z.discriminatedUnion('source', [
  sourceSchema(z.literal('contract-created'), { ...contract, renews: text }),
  sourceSchema(z.literal('contract-confirmed'), contract),
  sourceSchema(z.literal('signature'), { ...contract, external: z.boolean() }),
  sourceSchema(z.literal('payment'), {
    ...contract,
    amount: z.coerce.string(),
    isPaid: z.boolean(),
    invoiceNumber: text,
    rateDueDate: text,
    note: text,
  }),
  sourceSchema(z.literal('usage'), { ...contract, product: z.string(), from: z.number(), to: z.number(), note: text }),
  sourceSchema(z.literal('note'), { kind: z.string(), text: z.string() }),
  sourceSchema(z.literal('document'), {
    kind: z.string(),
    title: z.string(),
    type: z.string(),
    file: z.object({ id: z.number(), sha256: z.string() }),
  }),
  sourceSchema(z.enum(['own-task', 'task']), { kind: z.string(), title: text, note: text }),
  sourceSchema(z.literal('master-data'), {}),
]);
/** Something that happened, as its own table has it. */
export type TimelineEvent = z.output<typeof eventSchema>;

const pageSchema = z.object({ total: z.number(), events: z.array(eventSchema) });

/** A page of what happened with a sponsorship that the actor has been let into, and how much there is. */
export const listEvents = (
  db: Connection,
  sponsorshipId: number,
  request: TimelineRequest,
): Promise<z.output<typeof pageSchema>> => {
  const { before, count } = sliceOf(request);
  const kinds = request.filter.kinds?.length ? [...new Set(request.filter.kinds)] : timelineKinds;
  const parts = kinds.flatMap((kind) => sources[kind](sql`${sponsorshipId}`));
  const dir = sql.raw(request.sort.dir);
  return oneRow(
    rowsOf(
      db,
      pageSchema,
      sql`with story as materialized (${sql.join(parts, sql` union all `)})
      select (select count(*) from story) as total, coalesce((select json_agg(shown) from (
        select at, source, id, by, facts from story order by at ${dir}, source ${dir}, id ${dir}
        limit ${count} offset ${before}) shown), '[]') as events`,
    ),
  );
};
