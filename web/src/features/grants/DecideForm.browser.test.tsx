import type { Grant } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { DecideForm } from './DecideForm.tsx';

const wish: Grant = {
  id: 9,
  version: 1,
  itemId: 84,
  eventId: 3,
  sponsorshipId: 1,
  quantity: 2,
  recipientName: 'Birthe Holm',
  recipientType: 'Offentligt ansat eller politiker',
  company: 'Kommunen',
  email: null,
  phone: null,
  hostUserId: null,
  purpose: 'Åbning',
  companions: [],
  state: 'Ønsket',
  attended: null,
  requestedBy: 'Bo Bruger',
  decidedBy: null,
  decidedAt: null,
  decision: null,
  mayDecide: true,
  warnings: [
    {
      code: 'official',
      level: 'approve',
      rule: 'gifts.officialNeedsApproval',
      source: 'Straffelovens § 144',
      text: 'Birthe Holm er offentligt ansat eller politiker. Udgangspunktet er nej tak. En anden skal godkende.',
    },
  ],
};

it('shows once what is answered: the match, its day, the kind of tickets and their value', async () => {
  answerCalls(({ url }) => {
    if (url === '/api/tickets/84') return json({ product: 'VIP-plads', unitValue: 650 });
    if (url === '/api/events/3') return json({ title: 'LBK – Thyborøn IF', date: '2026-08-15', time: '15:00' });
    if (url === '/api/tickets/84/free?event=3') return json({ mode: 'pr. arrangement', amount: 12, given: 9, free: 3 });
    return url === '/api/sponsorships/1' ? json({ name: 'Limfjordens Boldklub' }) : undefined;
  });
  await renderInApp(<DecideForm grant={wish} onClose={() => {}} />);
  const day = 'lør. 15-08-2026 kl.\u00a015:00';
  await expect.element(page.getByText(`LBK – Thyborøn IF · ${day} · Limfjordens Boldklub`)).toBeVisible();
  await expect.element(page.getByText('VIP-plads · Værdi 1.300 kr.')).toBeVisible();
  await expect.element(page.getByText('3 af 12 fri til arrangementet')).toBeVisible();
  await expect.element(page.getByText('2 billetter til Birthe Holm')).toBeVisible();
  await expect.element(page.getByText('Kræver din godkendelse')).toBeVisible();
  await expect.element(page.getByText(/^Birthe Holm er offentligt ansat/)).toBeVisible();
  expect(page.getByText(/En anden skal godkende/).elements()).toEqual([]);
});

it('says before the answer that a wish is for more than are free', async () => {
  answerCalls(({ url }) =>
    url === '/api/tickets/84/free?event=3'
      ? json({ mode: 'pr. arrangement', amount: 12, given: 11, free: 1 })
      : undefined,
  );
  await renderInApp(<DecideForm grant={wish} onClose={() => {}} />);
  await expect.element(page.getByText('Der er kun 1 fri')).toBeVisible();
});
