import type { callerOf } from '../support/caller.ts';
import { type Agreement, makerOf, type VersionedRecord } from '../support/make.ts';

type Caller = ReturnType<typeof callerOf>;

/** The ids of agreements that follow each other, and of clubs with some on their line of time. */
export type Chains = Record<
  | 'renewClub'
  // An agreement that nothing renews; one that is renewed and evaluated, and the draft that renews it.
  | 'renewable'
  | 'chainClub'
  | 'renewed'
  | 'renewal'
  // A renewal that says the same, and one of an agreement that is a draft again.
  | 'equalClub'
  | 'equalRenewal'
  | 'reopenedClub'
  | 'reopenedRenewal'
  | 'overlapClub'
  | 'tenClub'
  | 'oneClub',
  number
>;

const year = new Date().getFullYear();
const years = (from: number, to = from) => ({ startDate: `${year + from}-01-01`, endDate: `${year + to}-12-31` });

const evaluation = {
  exposure: 4,
  relation: 5,
  delivery: 3,
  local: null,
  recommendation: 'Fortsæt',
  text: 'Klubben leverede alt.\nBannerne ved hovedbanen kom først op i april.',
};

/** What makes chains of agreements, each with these terms. */
const chainsOf = (call: Caller, terms: object) => {
  const make = makerOf(call);
  const club = (name: string) => make.sponsorship(name);
  const makeApproved = (of: VersionedRecord, period: object, values: object = {}) =>
    make.approved(of, { ...terms, ...period, ...values });
  const renew = (of: VersionedRecord, { id }: Agreement, values: object = {}): Promise<Agreement> =>
    call.post(`/api/sponsorships/${of.id}/renew`, { id, ...values });
  const save = (of: VersionedRecord, { id }: Agreement, values: object): Promise<Agreement> =>
    call.post(`/api/sponsorships/${of.id}/update`, { id, ...values });
  return { ...make, club, approved: makeApproved, renew, save };
};

const chain = async (call: Caller, of: VersionedRecord, { approved, renew, save }: ReturnType<typeof chainsOf>) => {
  const before = { startDate: `${year - 6}-10-01`, endDate: `${year - 4}-09-30` };
  const past = await approved(of, before, { sponsorshipAmount: 120_000 });
  const rates = [
    { amount: 92_500, dueDate: `${year}-02-01` },
    { amount: 92_500, dueDate: `${year}-08-01` },
  ];
  const values = { renewsId: past.id, sponsorshipAmount: 185_000, rates, valueOfAdvertisement: 60 };
  const renewed = await approved(of, years(-3, 0), values);
  await call.post(`/api/sponsorships/contracts/${renewed.id}/evaluation`, { ...evaluation, version: 0 });
  const renewal = await renew(of, renewed, { percent: 4 });
  await save(of, renewal, {
    sponsorPaysPrints: true,
    valueOfAdvertisement: 50,
    valueOfTickets: 50,
    exclusivity: 'Eneste bank',
    specialAgreements: 'Klubben stiller et hold til bankens løb i juni.\nBanken leverer trøjerne.',
  });
  return { chainClub: of.id, renewed: renewed.id, renewal: renewal.id };
};

/** Makes them all. */
export const chains = async (call: Caller, terms: object = {}): Promise<Chains> => {
  const make = chainsOf(call, terms);
  const { club, approved, renew, save } = make;
  const renewClub = await club('Strynø Sejlforening');
  const renewable = await approved(renewClub, years(-1, 0), { sponsorshipAmount: 185_000 });
  const chained = await chain(call, await club('Tåsinge Boldklub'), make);
  const equal = await club('Drejø Dartklub');
  const same = await approved(equal, years(-1, 0));
  const equalRenewal = await renew(equal, same);
  await save(equal, equalRenewal, years(-1, 0));
  const reopened = await club('Avernakø Atletik');
  const again = await approved(reopened, years(-1, 0));
  const reopenedRenewal = await renew(reopened, again);
  await call.post(`/api/sponsorships/${reopened.id}/edit`, { id: again.id });
  const overlap = await club('Hjortø Håndbold');
  await approved(overlap, years(-2, 0));
  await approved(overlap, { startDate: `${year}-10-01`, endDate: `${year + 1}-12-31` });
  const ten = await club('Lyø Løbeklub');
  for (let from = -18; from < 0; from += 2) await approved(ten, years(from, from + 1));
  await make.awaiting(ten, { ...terms, ...years(0, 1) });
  const one = await club('Birkholm Bueskytter');
  await approved(one, years(-1, 1));
  return {
    renewClub: renewClub.id,
    renewable: renewable.id,
    ...chained,
    equalClub: equal.id,
    equalRenewal: equalRenewal.id,
    reopenedClub: reopened.id,
    reopenedRenewal: reopenedRenewal.id,
    overlapClub: overlap.id,
    tenClub: ten.id,
    oneClub: one.id,
  };
};
