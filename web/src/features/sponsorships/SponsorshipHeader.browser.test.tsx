import type { PendingStatus, Sponsorship } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { contractOf } from '../../testing/contract.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { SponsorshipHeader } from './SponsorshipHeader.tsx';

const coming = contractOf({ id: 8, status: 'Godkendt', startDate: '2999-01-01', endDate: '2999-12-31' });

const show = (status: PendingStatus, contractId: number) => {
  answerCalls(({ url }) => {
    if (url === '/api/sponsorships/4/contracts') return json([coming]);
    return json({ utilization: null });
  });
  const pending = { status, contractId, number: '2026-0009', startDate: '2999-01-01', since: null, signing: null };
  const sponsorship = {
    id: 4,
    name: 'Aså Roklub',
    city: 'Aså',
    area: 'Nord',
    userName: 'Åse Ørsted',
    pending,
  } as unknown as Sponsorship;
  return renderOnPage(<SponsorshipHeader sponsorship={sponsorship} heading={<h1>Aså Roklub</h1>} />);
};

const toContracts = () =>
  page
    .getByRole('banner')
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
    .filter((href) => /\/4\/\d+$/.test(href ?? ''));

it('leads to a signed agreement that is to come also while another awaits its signature', async () => {
  await show('Afventer', 9);
  await expect.poll(toContracts).toEqual(['/sponsorships/4/9', '/sponsorships/4/8']);
});

it('leads to it once where nothing else is under way', async () => {
  await show('Kommende', 8);
  await expect.element(page.getByText('Årligt beløb')).toBeVisible();
  expect(toContracts()).toEqual(['/sponsorships/4/8']);
});
