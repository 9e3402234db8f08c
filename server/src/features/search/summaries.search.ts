import type { FoundItem } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { type Summaries, scopeFilter } from '../sponsorship-index/summaries.ts';
import type { Summary } from '../sponsorship-index/summary.schemas.ts';
import { Ranking, rankIn } from './ranking.rules.ts';
import { presentContact, presentSponsorship } from './search.present.ts';

type Found<T> = { items: T[]; more: number };
/** What the sponsorship index knows of what is sought. */
export type FoundInSummaries = {
  sponsorship: Found<FoundItem>;
  contact: Found<FoundItem>;
  /** The numbers of agreements; the rest of them is in the database. */
  contract: Found<string>;
};

const presented = ({ items, more }: Found<Summary>, present: (row: Summary) => FoundItem): Found<FoundItem> => ({
  items: items.map(present),
  more,
});

/** Searches names, CVRs and towns, contacts, and numbers of agreements of the sponsorships that the actor sees. */
export const searchSummaries = (
  { sponsorships }: Summaries,
  actor: Actor,
  { sought, limit }: { sought: string; limit: number },
): FoundInSummaries => {
  const named = new Ranking<Summary>(limit);
  const contacts = new Ranking<Summary>(limit);
  // The newest first: numbers grow with the years.
  const numbers = new Ranking<string>(limit, (one, other) => one > other);
  const question = { filters: scopeFilter(actor), search: sought, sort: { field: 'Name', dir: 'asc' } } as const;
  sponsorships.visit(question, (row, text) => {
    const { nameAt, cityAt, contactAt, numbersAt } = row;
    named.add(rankIn(text, sought, { from: nameAt, to: contactAt, lessFrom: cityAt }), row);
    contacts.add(rankIn(text, sought, { from: contactAt, to: numbersAt }), row);
    if (text.indexOf(sought, numbersAt) < 0) return;
    for (const number of text.slice(numbersAt).split('\n')) numbers.add(rankIn(number, sought), number);
  });
  return {
    sponsorship: presented(named.best(), presentSponsorship),
    contact: presented(contacts.best(), presentContact),
    contract: numbers.best(),
  };
};
