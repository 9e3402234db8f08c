import type {
  PaymentMonth,
  PaymentMonthsQuery,
  PaymentTotals,
  PaymentTotalsQuery,
  RateListRequest,
  RateRow,
  WithoutRatesRequest,
  WithoutRatesRow,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { listAnswerOf } from '../../lib/resource/lists.ts';
import { findRulesOn } from '../rule-values/rule-values.store.ts';
import { rememberUntilChange } from '../sponsorship-index/answer-cache.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import type { Summaries } from '../sponsorship-index/summaries.ts';
import type { Search } from '../sponsorship-index/text-index.ts';
import { scopeKey } from '../sponsorships/sponsorships.scope.ts';
import { sumMonths, sumTotals } from './months.store.ts';
import { findRatePage, findRateRows } from './rates.store.ts';
import { findAgreements } from './search.sql.ts';
import { findAgreementPage, findAgreementRows } from './without-rates.store.ts';

/** The agreements that a search finds; null without one. */
export const matchingAgreements = (summaries: Summaries, actor: Actor, { search }: { search?: Search }) =>
  search?.trim() ? findAgreements(summaries, actor, search) : null;

type ListAnswer<R> = ReturnType<typeof listAnswerOf<R>>;

/** What is asked about the rates of a whole bank, remembered until something changes. */
export const openPaymentLists = ({ db, clock }: Deps, index: SponsorshipIndex) => {
  const rates = rememberUntilChange<ListAnswer<RateRow>>(index);
  const agreements = rememberUntilChange<ListAnswer<WithoutRatesRow>>(index);
  const months = rememberUntilChange<PaymentMonth[]>(index);
  const totals = rememberUntilChange<PaymentTotals>(index);
  return {
    listRates: async (actor: Actor, request: RateListRequest) => {
      const day = today(clock);
      const rateDay = { today: day, lead: (await findRulesOn(db, day))['tasks.rateLead'] };
      const find = (summaries: Summaries) => {
        const matches = matchingAgreements(summaries, actor, request.filter);
        return readSnapshot(db, async (tx) => {
          const { ids, total } = await findRatePage(tx, actor, request, { day: rateDay, agreements: matches });
          return listAnswerOf(await findRateRows(tx, ids, rateDay), total, request);
        });
      };
      return rates(day, { scope: scopeKey(actor), lead: rateDay.lead, request }, find);
    },
    listWithoutRates: (actor: Actor, request: WithoutRatesRequest) => {
      const day = today(clock);
      return agreements(day, { scope: scopeKey(actor), request }, (summaries) => {
        const matches = matchingAgreements(summaries, actor, request.filter);
        return readSnapshot(db, async (tx) => {
          const { ids, total } = await findAgreementPage(tx, actor, request, { today: day, agreements: matches });
          return listAnswerOf(await findAgreementRows(tx, ids), total, request);
        });
      });
    },
    sumMonths: (actor: Actor, query: PaymentMonthsQuery) => {
      const day = today(clock);
      return months(day, { scope: scopeKey(actor), query }, () => sumMonths(db, actor, query, day));
    },
    sumTotals: (actor: Actor, query: PaymentTotalsQuery) => {
      const day = today(clock);
      return totals(day, { scope: scopeKey(actor), query }, () => sumTotals(db, actor, query, day));
    },
  };
};
