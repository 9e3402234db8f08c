import type { FoundGroup } from '@sponsorat/api';
import { expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { openRegisterTests } from '../grants/grants.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

const register = await openRegisterTests();
const { admin, user, other, foreign, foreignSingle, makeEvent, give } = register;
const find = async (q: string, client: TestClient = user): Promise<FoundGroup[]> =>
  ok(await client.get(`/api/search?${new URLSearchParams({ q })}`)).groups;

const match = await makeEvent({ title: 'Zebra – Marstal', time: '15:00', venue: 'Quaggastadion' });
await makeEvent({ title: 'Zebra Syd', sponsorshipId: foreign.id });
const quintus = { recipientName: 'Quintus Holm', company: 'Holm A/S', email: 'Quintus@Holm.dk' };
await give({ eventId: match.id, quantity: 1, ...quintus });
const again = await give({ eventId: match.id, quantity: 1, ...quintus, email: 'quintus@holm.dk' });
const quirin = await give({ eventId: match.id, quantity: 1, recipientName: 'Quirin Dam', company: 'Dam & Søn' });
await give({ itemId: foreignSingle, recipientName: 'Quentin Syd' }, other);

it('finds events by title, not by where they are, of the areas that one sees', async () => {
  const { id } = match;
  const found = { id, title: 'Zebra – Marstal', subtitle: 'Ærø Boldklub · 15-08-2026 kl.\u00a015:00', logo: null };
  const items = [{ ...found, path: `/tickets/events/${id}` }];
  expect(await find('zebra')).toEqual([{ kind: 'event', items, more: 0 }]);
  expect(await find('zebra', other)).toMatchObject([{ kind: 'event', items: [{ title: 'Zebra Syd' }], more: 0 }]);
  expect((await find('zebra', admin))[0]?.items).toHaveLength(2);
  expect(await find('quagga')).toEqual([]);
});

it('finds who got tickets by name, each once, of the areas that one sees', async () => {
  const shown = { title: 'Quintus Holm', subtitle: 'Holm A/S · quintus@holm.dk', logo: null };
  const named = { title: 'Quirin Dam', subtitle: 'Dam & Søn', logo: null };
  expect(await find('qui')).toEqual([
    {
      kind: 'recipient',
      items: [
        { id: again.id, ...shown, path: '/tickets/recipient?email=quintus%40holm.dk' },
        { id: quirin.id, ...named, path: '/tickets/recipient?name=Quirin+Dam&company=Dam+%26+S%C3%B8n' },
      ],
      more: 0,
    },
  ]);
  expect(await find('holm a/s')).toEqual([]);
  expect(await find('quentin')).toEqual([]);
  expect(await find('qu', other)).toMatchObject([{ kind: 'recipient', items: [{ title: 'Quentin Syd' }], more: 0 }]);
});
