import type { Actor } from '../../lib/actor.ts';
import { type Summaries, scopeFilter } from '../sponsorship-index/summaries.ts';
import { phoneDigits, type Summary } from '../sponsorship-index/summary.schemas.ts';
import { better, Ranking, rankIn } from './ranking.rules.ts';

const FEWEST_PHONE_DIGITS = 5;

/** The digits of what may be a part of a phone number; null of anything else, also of as few digits as a year has. */
export const soughtPhone = (sought: string): string | null => {
  const digits = /^[+\d][\d\s()./–-]*$/.test(sought) ? phoneDigits(sought) : '';
  return digits.length < FEWEST_PHONE_DIGITS ? null : digits;
};

/** Searches names, CVRs and towns, contacts and their phones, and numbers of agreements of the sponsorships that the actor sees. */
export const searchSummaries = (
  { sponsorships }: Summaries,
  actor: Actor,
  { sought, limit }: { sought: string; limit: number },
) => {
  const named = new Ranking<Summary>(limit);
  const contacts = new Ranking<Summary>(limit);
  // The newest first: numbers grow with the years.
  const numbers = new Ranking<string>(limit, (one, other) => one > other);
  const phone = soughtPhone(sought);
  // Phones are in no index: for a part of one every row is looked at.
  const question = {
    filters: scopeFilter(actor),
    search: phone === null ? sought : '',
    sort: { field: 'Name', dir: 'asc' },
  } as const;
  sponsorships.visit(question, (row, text) => {
    const { nameAt, cityAt, contactAt, numbersAt } = row;
    named.add(rankIn(text, sought, { from: nameAt, to: contactAt, lessFrom: cityAt }), row);
    const contactRank = rankIn(text, sought, { from: contactAt, to: numbersAt });
    contacts.add(better(contactRank, phone === null ? null : rankIn(row.contactPhone, phone)), row);
    if (text.indexOf(sought, numbersAt) < 0) return;
    for (const line of text.slice(numbersAt).split('\n')) {
      const [number = '', external = ''] = line.split('\t');
      numbers.add(better(rankIn(number, sought), rankIn(external, sought)), number);
    }
  });
  return {
    sponsorship: named.best(),
    /** Primary contacts, with how well each answers. */
    contact: contacts.ranked(),
    /** The numbers of agreements; the rest of them is in the database. */
    contract: numbers.best(),
  };
};
