import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, json } from '../../../testing/answerCalls.ts';
import { contractOf } from '../../../testing/contract.ts';
import { renderOnPage } from '../../../testing/renderInApp.tsx';
import { RenewForm } from './RenewForm.tsx';

it('says at once all that is wrong, and leads from a period that is reversed to its field', async () => {
  const sent: string[] = [];
  answerCalls(({ url }) => {
    if (url.endsWith('/renew')) sent.push(url);
    return url.endsWith('/templates') ? json([]) : undefined;
  });
  const contract = contractOf({ startDate: '2026-01-01', endDate: '2026-12-31', sponsorshipAmount: 1000 });
  await renderOnPage(<RenewForm contract={contract} onClose={() => {}} />);
  const period = page.getByRole('textbox', { name: /^Ny periode/ });
  await userEvent.fill(period, '31-12-2027 – 01-01-2027');
  await userEvent.fill(page.getByRole('textbox', { name: /^Regulér beløbet med/ }), 'abc');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: /^Regulering skal/ })).toBeVisible();
  await page.getByRole('link', { name: 'Slutdato skal være på eller efter startdatoen' }).click();
  await expect.element(period).toHaveFocus();
  expect(sent).toEqual([]);
});

it('says that rates and renegotiation do not follow a period of another length', async () => {
  answerCalls(({ url }) => (url.endsWith('/templates') ? json([]) : undefined));
  const rate = {
    id: 1,
    amount: 1000,
    dueDate: '2025-02-01',
    paid: 0,
    rest: 1000,
    waiting: 0,
    status: 'Forfalder',
  } as const;
  const contract = contractOf({
    startDate: '2025-01-01',
    endDate: '2026-12-31',
    renegotiation: '2026-06-01',
    rates: [rate, { ...rate, id: 2, dueDate: '2026-02-01' }],
  });
  await renderOnPage(<RenewForm contract={contract} onClose={() => {}} />);
  const period = page.getByRole('textbox', { name: /^Ny periode/ });
  const rates = page.getByText(/^Perioden har en anden længde, men alle 2 rater følger med/);
  const renegotiation = page.getByText(/Datoen for genforhandling ligger uden for perioden/);
  await userEvent.fill(period, '01-02-2027 – 31-01-2029');
  await expect.element(page.getByText(/^Der går 1 måned uden aftale imellem\.$/)).toBeVisible();
  await userEvent.fill(period, '01-01-2027 – 31-12-2027');
  await expect.element(rates).toBeVisible();
  await expect.element(renegotiation).toBeVisible();
  await userEvent.fill(period, '01-01-2027 – 31-12-2029');
  await expect.element(rates).toBeVisible();
  await expect.element(renegotiation).not.toBeInTheDocument();
});
