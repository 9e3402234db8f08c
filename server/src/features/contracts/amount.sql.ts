import { type SQL, sql } from 'drizzle-orm';

/** The day on which the n-th year after `start` begins; one from 29 February begins on 1 March where there is none. */
const anniversary = (start: SQL, years: SQL): SQL => {
  const same = sql`(${start} + make_interval(years => ${years}))::date`;
  return sql`(${same} + (extract(day from ${same}) <> extract(day from ${start}))::int)`;
};

const years = (date: SQL): SQL => sql`extract(year from ${date})::int`;
const after = sql`(c.end_date + 1)`;
const yearsApart = sql`greatest(0, ${years(after)} - ${years(sql`c.start_date`)})`;

/**
 * The whole amount of a contract `c` that has no rates, as `contractAmount` computes it, in a lateral row: its annual
 * amount times its period in whole years, then days of the year that would follow.
 */
export const amountWithoutRates = sql`
  select round(c.sponsorship_amount * (w.years * w.length + w.days) / w.length, 2) as amount
  from (select y.years, ${after} - ${anniversary(sql`c.start_date`, sql`y.years`)} as days,
      ${anniversary(sql`c.start_date`, sql`y.years + 1`)} - ${anniversary(sql`c.start_date`, sql`y.years`)} as length
    from (select ${yearsApart} - (${anniversary(sql`c.start_date`, yearsApart)} > ${after} and ${yearsApart} > 0)::int
      as years) y) w`;

/** The whole amount of a contract `c`: the sum of its rates, else as above; null while it cannot be computed. */
export const amountOf = sql`coalesce((select sum(n.amount) from contract_rates n where n.contract_id = c.id),
  (select w.amount from (${amountWithoutRates}) w))`;
