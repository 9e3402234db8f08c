import type { IsoDate, TicketListRequest } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../auth/actor.ts';
import type { Connection } from '../platform/database.ts';
import { danish, orderOf, pageOf, searchIn } from '../platform/lists.ts';
import { activeContractOf } from '../sponsorships/active-contract.sql.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';

export type TicketListRow = {
  id: number;
  sponsorshipId: number | null;
  name: string;
  logoId: number | null;
  logoSha: string | null;
  product: string;
  amount: number;
  contactEmail: string | null;
  userName: string;
  pictureId: number | null;
  pictureSha: string | null;
  public: boolean;
  sort: number | null;
};

const source = (today: IsoDate): SQL => sql`
  sponsorships s
  join lateral (${activeContractOf(sql`s.id`, today)}) a on true
  join contract_items i on i.contract_id = a.id and i.is_ticket and i.selected and i.amount > 0
  join users u on u.id = s.user_id
  left join files l on l.id = s.logo_file_id
  left join files p on p.id = u.picture_file_id`;

const product = sql`(i.frozen ->> 'name')`;
const ownArea = (actor: Actor): SQL => inScope(actor, sql`s.area_id`);
/** The one exception to the area scope (API.md, Areas): it shows in everyone's list, without a way in. */
const isForEveryone = sql`(i.public and i.section = 'Hospitality')`;

const columns = (actor: Actor): Record<TicketListRequest['sort']['field'], SQL> => ({
  Id: sql`i.id`,
  SponsorshipId: sql`case when ${ownArea(actor)} then s.id end`,
  Name: danish(sql`s.name`),
  Logo: sql`l.id`,
  Product: danish(product),
  Amount: sql`i.amount`,
  UserEmail: danish(sql`s.contact_email`),
  UserName: danish(sql`u.name`),
  UserPicture: sql`p.id`,
  Public: sql`i.public`,
  Sort: sql`(i.frozen ->> 'sort')::int`,
});

const where = (actor: Actor, filter: TicketListRequest['filter']): SQL => {
  const conditions = [sql`(${ownArea(actor)} or ${isForEveryone})`];
  if (filter.category !== undefined) conditions.push(sql`s.category_id = ${filter.category}`);
  if (filter.area !== undefined) conditions.push(sql`s.area_id = ${filter.area}`);
  const search = filter.search?.trim();
  if (search) conditions.push(searchIn(search, [sql`s.name`, product, sql`u.name`]));
  return sql.join(conditions, sql` and `);
};

/** One page of the tickets that the actor may see, and how many there are in all. */
export const listTickets = async (db: Connection, actor: Actor, request: TicketListRequest, today: IsoDate) => {
  const condition = where(actor, request.filter);
  const fields = columns(actor);
  const { rows } = await db.execute<TicketListRow>(sql`
    select i.id, ${fields.SponsorshipId} as "sponsorshipId", s.name, l.id as "logoId", l.sha256 as "logoSha",
      ${product} as product, i.amount, s.contact_email as "contactEmail", u.name as "userName", p.id as "pictureId",
      p.sha256 as "pictureSha", i.public, ${fields.Sort} as sort
    from ${source(today)} where ${condition}
    ${orderOf(fields, request.sort, sql`i.id`)} ${pageOf(request)}`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*) as total from ${source(today)} where ${condition}`,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
};
