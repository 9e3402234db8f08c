import type { callerOf } from '../support/caller.ts';
import { makerOf } from '../support/make.ts';
import { GIVEN } from '../support/users.ts';
import { chains } from './chains.ts';
import { drafts } from './drafts.ts';
import type { Records } from './records.ts';
import { ticketsGiven } from './ticket-grants.ts';
import { giveTickets } from './ticket-register.ts';

type Caller = ReturnType<typeof callerOf>;
type Row = { Id: number };
type NamedRecord = { id: number; name: string };

const first = async (call: Caller, path: string): Promise<number> => {
  const { Result }: { Result: Row[] } = await call.post(path, {});
  const [row] = Result;
  if (!row) throw new Error(`${path} has no row`);
  return row.Id;
};

/** The first sponsorship with an agreement of this status, and that agreement. */
const agreement = async (call: Caller, contract: string, status: string): Promise<[number, number]> => {
  const { Result }: { Result: Row[] } = await call.post('/api/sponsorships', { filter: { contract }, perPage: 50 });
  for (const { Id } of Result) {
    type ContractState = { id: number; status: string; simple: boolean; isActive: boolean };
    const contracts: ContractState[] = await call.get(`/api/sponsorships/${Id}/contracts`);
    const match = contracts.find(
      (one) => one.status === status && !one.simple && (one.isActive || contract !== 'tracked'),
    );
    if (match) return [Id, match.id];
  }
  throw new Error(`No sponsorship has an agreement that is ${status}`);
};

/** A sponsorship without any agreement but drafts, so that it can be deleted. */
const deletable = async (call: Caller): Promise<number> => {
  const { Result }: { Result: Row[] } = await call.post('/api/sponsorships', {
    filter: { status: 'none' },
    perPage: 50,
  });
  for (const { Id } of Result) {
    const contracts: { status: string }[] = await call.get(`/api/sponsorships/${Id}/contracts`);
    if (contracts.every(({ status }) => status === 'Kladde')) return Id;
  }
  throw new Error('Every sponsorship has an agreement');
};

const registers = async (call: Caller) => ({
  product: await first(call, '/api/products'),
  productCategory: await first(call, '/api/products/categories'),
  category: await first(call, '/api/settings/categories'),
  area: await first(call, '/api/settings/areas'),
  update: await first(call, '/api/settings/updates'),
  template: await first(call, '/api/settings/templates'),
});

/** The one that the demo has most proofs of. */
const makeProof = async (call: Caller): Promise<number> => {
  const { Result }: { Result: Row[] } = await call.post('/api/sponsorships', {
    filter: { search: 'Limfjordens Boldklub' },
  });
  const [row] = Result;
  if (!row) throw new Error('Nobody has delivered anything');
  return row.Id;
};

/** What the demo has of each, and what it lacks for a state of a screen. */
export const demoRecords = async (call: Caller): Promise<Records> => {
  const [club, active] = await agreement(call, 'tracked', 'Godkendt');
  const [awaitingClub, awaiting] = await agreement(call, 'awaiting', 'Afventer');
  const [draftClub, draft] = await agreement(call, 'draft', 'Kladde');
  const bareClub = await deletable(call);
  const users: (NamedRecord & { roles: string[]; responsibleFor: number })[] = await call.get('/api/users');
  const user = users.find(({ roles, responsibleFor }) => !roles.includes('Admin') && responsibleFor > 1);
  if (!user) throw new Error('Nobody is responsible for anything');
  const areaIds = (await call.get('/api/users/areas')).map(({ id }: NamedRecord) => id);
  const newcomer = { name: 'Bodil Krogh', email: 'bodil@fjordbanken.example', roles: ['Bruger'], areaIds };
  const locked: NamedRecord = await call.post('/api/users/update', { ...newcomer, password: GIVEN });
  await call.post(`/api/users/${locked.id}/lockout`, {});
  const people = { user: user.id, lockedUser: locked.id };
  const work = await drafts(call, await makerOf(call).sponsorship('Rudkøbing Skakklub'));
  const nextYear = `${new Date().getFullYear() + 1}-01-01`;
  await call.post('/api/settings/rules/update', {
    key: 'tasks.windowDays',
    validFrom: nextYear,
    value: 120,
    note: 'Besluttet på mødet i november',
  });
  const match = async (values: object): Promise<number> =>
    (await call.post('/api/events/update', { title: 'Venskabskamp', date: nextYear, ...values })).id;
  const events = {
    event: await ticketsGiven(call),
    bareEvent: await match({ sponsorshipId: bareClub, date: '2030-05-01' }),
    cancelledEvent: await match({ sponsorshipId: club, cancelled: true }),
  };
  await giveTickets(call);
  const clubs = { club, active, awaitingClub, awaiting, draftClub, draft, bareClub, provedClub: await makeProof(call) };
  return { ...clubs, ...events, ...work, ...people, ...(await chains(call)), ...(await registers(call)) };
};
