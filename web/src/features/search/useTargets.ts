import type { FoundItem } from '@sponsorat/api';
import { useQueries } from '@tanstack/react-query';
import { hospitalityQuery, marketingQuery } from '../../domain/usage.queries.ts';
import { hasWords } from './matching.ts';
import { clubActionsFor, type Offer } from './offers.ts';
import { nextFreeEventQuery, nextRateQuery } from './targets.queries.ts';
import { giveOffer, paymentOffer, usageOffers } from './targets.rules.ts';
import { texts } from './texts.ts';

const wantedOf = (club: FoundItem, words: readonly string[], gives: boolean): Offer[] => {
  const all = clubActionsFor(club);
  // A club may be called after an act.
  const wanted = all.filter(({ title }) => hasWords(title.replace(club.title, ''), words));
  // It may have no agreement to renew: then all that can be done. It may have no tickets: then nothing.
  return wanted.length > 0 || gives ? wanted : all;
};

/**
 * What was asked for of clubs that are meant: their next rate, their products by name and their next event with free
 * tickets, where these are asked for.
 */
export const useTargets = (clubs: readonly FoundItem[], words: readonly string[]) => {
  const isGiving = hasWords(texts.actions.giveTickets(''), words);
  const asks = clubs.map((club) => {
    const wanted = wantedOf(club, words, isGiving);
    const isWanted = (action: string) => wanted.some(({ key }) => key === `${action}-${club.id}`);
    // Where no word says which act is meant, all are offered as they are.
    const isSaid = wanted.length < clubActionsFor(club).length;
    return {
      club,
      wanted,
      pays: isSaid && isWanted('payment'),
      uses: isSaid && isWanted('usage'),
      gives: isSaid && isGiving,
    };
  });
  const rates = useQueries({ queries: asks.map(({ club, pays }) => ({ ...nextRateQuery(club.id), enabled: pays })) });
  const marketing = useQueries({
    queries: asks.map(({ club, uses }) => ({ ...marketingQuery(club.id), enabled: uses, retry: false })),
  });
  const hospitality = useQueries({
    queries: asks.map(({ club, uses }) => ({ ...hospitalityQuery(club.id), enabled: uses, retry: false })),
  });
  const events = useQueries({
    queries: asks.map(({ club, gives }) => ({ ...nextFreeEventQuery(club.id), enabled: gives })),
  });
  const offers = asks.flatMap(({ club, wanted, pays, uses, gives }, at) => {
    const rate = pays && rates[at]?.data;
    const items = uses ? [...(marketing[at]?.data ?? []), ...(hospitality[at]?.data ?? [])] : [];
    const event = gives && events[at]?.data;
    const others = wanted.flatMap((offer) => {
      if (rate && offer.key === `payment-${club.id}`) return [paymentOffer(rate)];
      return offer.key === `usage-${club.id}` ? [...usageOffers(club, items), offer] : [offer];
    });
    return event ? [giveOffer(event), ...others] : others;
  });
  return {
    offers,
    isFetching: [...rates, ...marketing, ...hospitality, ...events].some(({ isFetching }) => isFetching),
  };
};
