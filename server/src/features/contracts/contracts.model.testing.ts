import type { ContractStatus } from '@sponsorat/api';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { makeSponsorship } from '../sponsorships/sponsorships.testing.ts';
import { agreementsOf, agreementValues } from './contracts.testing.ts';

type ModelContract = { id: number; status: ContractStatus; version: number };

/** The whole life of an agreement: what each action makes of a status; where nothing stands, it is refused. */
const life: Record<string, Partial<Record<ContractStatus, ContractStatus>>> = {
  update: { Kladde: 'Kladde' },
  confirm: { Kladde: 'Afventer' },
  upload: { Afventer: 'Godkendt' },
  edit: { Afventer: 'Kladde', Godkendt: 'Kladde' },
  'delete-file': { Godkendt: 'Kladde' },
};
const step = fc.record({
  action: fc.constantFrom(...Object.keys(life), 'confirm', 'upload', 'create', 'copy', 'delete'),
  which: fc.nat(),
  stale: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
});

/** Plays `runs` sequences of fifty random actions against the calls and the model above; throws where they differ. */
export const playLives = (test: TestApp, runs: number): Promise<void> => {
  const agreements = agreementsOf(test);
  const play = async (steps: { action: string; which: number; stale: boolean }[]) => {
    const { id: sponsorship } = await makeSponsorship(test);
    let model: ModelContract[] = [];
    for (const { action, which, stale } of steps) {
      const one = model[which % Math.max(1, model.length)];
      if (action === 'create' || !one) {
        const { status, body } = await agreements.call(sponsorship, 'update', agreementValues(test));
        expect([status, body.version, body.status]).toEqual([200, 1, 'Kladde']);
        model.push({ id: body.id, status: 'Kladde', version: 1 });
        continue;
      }
      const version = stale ? one.version + 1 : one.version;
      const { status, body } =
        action === 'upload'
          ? await agreements.upload(one.id, { query: `?version=${version}` })
          : await agreements.call(sponsorship, action, { id: one.id, version });
      const becomes = life[action]?.[one.status];
      const refused = stale || !(becomes || action === 'copy' || action === 'delete');
      if (refused) expect(status).toBe(409);
      else if (action === 'delete') model = model.filter((other) => other !== one);
      else if (action === 'copy') model.push({ id: body.id, status: 'Kladde', version: 1 });
      else Object.assign(one, { status: becomes, version: one.version + 1 });
      if (!refused) expect(status).toBe(action === 'delete' ? 204 : 200);
    }
    const listed = (await agreements.list(sponsorship)).map(({ id, status, version }) => ({ id, status, version }));
    expect(listed.sort((a, b) => a.id - b.id)).toEqual(model);
  };
  return fc.assert(fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 50 }), play), { numRuns: runs });
};
