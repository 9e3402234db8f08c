import type { Contract } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { agreementsOf } from './contracts.testing.ts';

const test = await openTestApp();

const agreements = agreementsOf(test);
const sponsorship = (await makeSponsorship(test)).id;
const rate = (amount: number, dueDate: string) => ({ amount, dueDate });
const first = rate(100.5, '2026-03-01');
const second = rate(200, '2026-06-01');
const third = rate(300, '2026-09-01');
const make = (rates: object[]): Promise<Contract> => agreements.draft(sponsorship, { rates });
const save = async (id: number, rates: object[]): Promise<Contract> =>
  ok(await agreements.call(sponsorship, 'update', { id, rates }));
const idsOf = ({ rates }: Contract) => rates.map(({ id }) => id);

describe('the rates of a draft', () => {
  it('stay themselves where they are sent back, also in another order', async () => {
    const draft = await make([first, second, third]);
    const [a, b, c] = idsOf(draft);
    const saved = await save(draft.id, [...draft.rates].reverse());
    expect(idsOf(saved)).toEqual([c, b, a]);
    expect(saved.rates).toMatchObject([third, second, first]);
    expect(idsOf(await agreements.get(draft.id))).toEqual([c, b, a]);
  });

  it('stay themselves with another amount and day, where their ids are sent', async () => {
    const draft = await make([first, second]);
    const [a, b] = idsOf(draft);
    const saved = await save(draft.id, [{ ...rate(1, '2027-01-01'), id: b }, third, { ...first, id: a }]);
    expect(saved.rates).toMatchObject([{ id: b, amount: 1, dueDate: '2027-01-01' }, third, { id: a }]);
    expect([a, b]).not.toContain(saved.rates[1]?.id);
  });

  it('stay themselves for a client that knows no ids', async () => {
    const draft = await make([first, second, second]);
    const [a, b, c] = idsOf(draft);
    expect(idsOf(await save(draft.id, [second, first, second]))).toEqual([b, a, c]);
  });

  it('are not those of another agreement, whose ids are sent', async () => {
    const other = await make([first]);
    const draft = await make([second]);
    const saved = await save(draft.id, [{ ...third, id: other.rates[0]?.id }]);
    expect(saved.rates).toMatchObject([third]);
    expect(idsOf(await agreements.get(other.id))).toEqual(idsOf(other));
  });

  it('are gone where they are not sent, and stay where the key is missing', async () => {
    const draft = await make([first, second]);
    expect(idsOf(await save(draft.id, [second]))).toEqual([draft.rates[1]?.id]);
    expect(ok(await agreements.call(sponsorship, 'update', { id: draft.id })).rates).toHaveLength(1);
    expect((await save(draft.id, [])).rates).toEqual([]);
  });
});
