import type { FoundItem } from '@sponsorat/api';
import { useQueries } from '@tanstack/react-query';
import { hospitalityQuery, marketingQuery } from '../../domain/usage.queries.ts';
import { hasWords } from './matching.ts';
import { clubActionsFor, type Offer } from './offers.ts';
import { nextRateQuery } from './targets.queries.ts';
import { paymentOffer, usageOffers } from './targets.rules.ts';

const wantedOf = (club: FoundItem, words: readonly string[]): Offer[] => {
  const all = clubActionsFor(club);
  // A club may be called after an act.
  const wanted = all.filter(({ title }) => hasWords(title.replace(club.title, ''), words));
  // It may have no agreement to renew: then all that can be done.
  return wanted.length > 0 ? wanted : all;
};

/** What was asked for of clubs that are meant: their next rate and their products by name, where these are asked for. */
export const useTargets = (clubs: readonly FoundItem[], words: readonly string[]) => {
  const asks = clubs.map((club) => {
    const wanted = wantedOf(club, words);
    const isWanted = (action: string) => wanted.some(({ key }) => key === `${action}-${club.id}`);
    // Where no word says which act is meant, all are offered as they are.
    const isSaid = wanted.length < clubActionsFor(club).length;
    return { club, wanted, pays: isSaid && isWanted('payment'), uses: isSaid && isWanted('usage') };
  });
  const rates = useQueries({ queries: asks.map(({ club, pays }) => ({ ...nextRateQuery(club.id), enabled: pays })) });
  const marketing = useQueries({
    queries: asks.map(({ club, uses }) => ({ ...marketingQuery(club.id), enabled: uses, retry: false })),
  });
  const hospitality = useQueries({
    queries: asks.map(({ club, uses }) => ({ ...hospitalityQuery(club.id), enabled: uses, retry: false })),
  });
  const offers = asks.flatMap(({ club, wanted, pays, uses }, at) => {
    const rate = pays && rates[at]?.data;
    const items = uses ? [...(marketing[at]?.data ?? []), ...(hospitality[at]?.data ?? [])] : [];
    return wanted.flatMap((offer) => {
      if (rate && offer.key === `payment-${club.id}`) return [paymentOffer(rate)];
      return offer.key === `usage-${club.id}` ? [...usageOffers(club, items), offer] : [offer];
    });
  });
  return { offers, isFetching: [...rates, ...marketing, ...hospitality].some(({ isFetching }) => isFetching) };
};
