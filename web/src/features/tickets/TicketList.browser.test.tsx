import type { TicketRow } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { ticketRow } from '../../testing/ticketRow.ts';
import { TicketActs } from './TicketList.tsx';

const row: TicketRow = { ...ticketRow, Mode: 'pr. arrangement', HasEvents: false };
const wish = page.getByRole('button', { name: /^Ønsk / });
const create = page.getByRole('link', { name: 'Opret arrangement: Limfjordens Boldklub' });
const show = (values: Partial<TicketRow>) =>
  renderOnPage(
    <section aria-label="Række">
      <TicketActs row={{ ...row, ...values }} onRequest={() => {}} onShow={() => {}} />
    </section>,
  );

it.each([{ HasEvents: true }, { Mode: 'pulje' as const }])(
  'offers a wish where one can be sent: %j',
  async (values) => {
    await show(values);
    await expect.element(wish).toBeVisible();
    expect(create.elements()).toEqual([]);
  },
);

it('leads to a new event where none is to come', async () => {
  await show({});
  await expect.element(create).toBeVisible();
  expect(wish.elements()).toEqual([]);
});

it('offers nothing in another area where no event is to come', async () => {
  await show({ SponsorshipId: null });
  await expect.element(page.getByRole('region', { name: 'Række' })).toBeInTheDocument();
  expect([...wish.elements(), ...create.elements()]).toEqual([]);
});
