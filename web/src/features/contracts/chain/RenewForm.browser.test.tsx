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
