import { isMoney, shortDate, toOre } from '@sponsorat/api';
import type { Values } from '../../lib/imports/import-kind.ts';
import { foldCase } from '../../lib/imports/names.rules.ts';
import { beginningOf } from '../../lib/texts.rules.ts';
import type { PaidContract } from './import.store.ts';

/** The agreements that rows of a file may name, by what names them. */
export const contractsByName = (all: readonly PaidContract[]) => ({
  contracts: new Map(all.map((one) => [one.id, one])),
  byNumber: new Map(all.map((one) => [one.number, one])),
  byExternalNumber: Map.groupBy(
    all.filter(({ externalNumber }) => externalNumber !== null),
    ({ externalNumber }) => foldCase(externalNumber ?? ''),
  ),
  byClub: Map.groupBy(all, ({ sponsorshipId }) => sponsorshipId),
});
type Contracts = ReturnType<typeof contractsByName>;

type ContractMatch = { contract: PaidContract } | { problem: string } | null;

const quote = (text: string): string => `"${beginningOf(text, 30)}"`;

/** The only one of some agreements: of those that begin on a day, where it is known, and rather of those that were approved. */
const onlyOf = (all: readonly PaidContract[], startDate: unknown): PaidContract | 'none' | 'many' => {
  const begun = typeof startDate === 'string' ? all.filter((one) => one.startDate === startDate) : all;
  const approved = begun.filter(({ wasApproved }) => wasApproved);
  const [only, ...others] = approved.length > 0 ? approved : begun;
  if (!only) return 'none';
  return others.length > 0 ? 'many' : only;
};

const byOlderNumber = (text: string, given: Values, club: number | null, known: Contracts): ContractMatch => {
  const all = known.byExternalNumber.get(foldCase(text)) ?? [];
  const match = onlyOf(
    club === null ? all : all.filter(({ sponsorshipId }) => sponsorshipId === club),
    given.startDate,
  );
  if (match === 'none') return { problem: `Ingen aftale har nummeret ${quote(text)}` };
  if (match === 'many') return { problem: `Flere aftaler har nummeret ${quote(text)}. Skriv deres eget nummer` };
  return { contract: match };
};

const byClubAndStart = (club: number, startDate: unknown, known: Contracts): ContractMatch => {
  const match = onlyOf(known.byClub.get(club) ?? [], startDate);
  if (match === 'many') return { problem: 'Klubben har flere aftaler. Skriv aftalens nummer eller startdato' };
  if (match !== 'none') return { contract: match };
  const begins = typeof startDate === 'string' ? `, der begynder ${shortDate(startDate)}` : '';
  return { problem: `Klubben har ingen aftale${begins}` };
};

/** The agreement that a row of this club names: by its number, else by an older one, else by its club and its start. */
export const contractNamed = (
  given: Values,
  club: { id: number | null; errors: string[] },
  known: Contracts,
): { contract: PaidContract | null; errors: string[] } => {
  const { number, externalNumber, startDate } = given;
  const named = ((): ContractMatch => {
    if (typeof number === 'string') {
      const contract = known.byNumber.get(number);
      return contract ? { contract } : byOlderNumber(number, given, club.id, known);
    }
    if (typeof externalNumber === 'string') return byOlderNumber(externalNumber, given, club.id, known);
    return club.id === null ? null : byClubAndStart(club.id, startDate, known);
  })();
  if (!named) return { contract: null, errors: club.errors };
  if ('problem' in named) return { contract: null, errors: [named.problem] };
  const { contract } = named;
  const isOther = club.id !== null && club.id !== contract.sponsorshipId;
  return isOther
    ? { contract: null, errors: [`Aftale ${contract.number} hører til et andet sponsorat`] }
    : { contract, errors: [] };
};

type RegisteredSums = ReadonlyMap<number, bigint>;

const SHOWN = 6;

/**
 * The rate of an agreement that falls due on a day: where it has several, rather the one of this amount, and rather one that
 * still lacks it.
 */
export const rateDueOn = (
  { number, rates }: PaidContract,
  dueDate: string,
  { amount, registered }: { amount: unknown; registered: RegisteredSums },
): { rateId: number } | { problem: string; cause: string } => {
  const due = rates.filter((rate) => rate.dueDate === dueDate);
  const ore = typeof amount === 'number' && isMoney(amount) ? toOre(amount) : 0n;
  const lacks = (rate: PaidContract['rates'][number]) => toOre(rate.amount) - (registered.get(rate.id) ?? 0n) >= ore;
  const alike = due.filter((rate) => toOre(rate.amount) === ore);
  const rate = alike.find(lacks) ?? due.find(lacks) ?? alike[0] ?? due[0];
  if (rate) return { rateId: rate.id };
  const days = rates.flatMap((one) => (one.dueDate ? [shortDate(one.dueDate)] : []));
  const others =
    days.length > 0 ? `. Dens rater forfalder ${days.slice(0, SHOWN).join(', ')}` : '. Den har ingen rater';
  const more = days.length > SHOWN ? ' …' : '';
  const problem = `Aftale ${number} har ingen rate, der forfalder ${shortDate(dueDate)}${others}${more}`;
  return { problem, cause: days.length > 0 ? problem : 'Aftalen har ingen rater, som betalingen kan høre til' };
};
