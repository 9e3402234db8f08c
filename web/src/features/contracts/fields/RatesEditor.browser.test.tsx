import { simpleFormSchema } from '@sponsorat/api';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { agreementValues } from './agreementValues.ts';
import { RatesEditor } from './RatesEditor.tsx';

const Rates = () => {
  const [initial] = useState(() => ({ ...agreementValues(undefined), sponsorshipAmount: 4000 }));
  return <RatesEditor form={useForm({ schema: simpleFormSchema, initial, save: async () => null })} />;
};

const amount = (rate: number) => page.getByRole('textbox', { name: new RegExp(`^Beløb, rate ${rate}\\b`) });
const amounts = () => page.getByRole('textbox', { name: /^Beløb, rate/ });
const add = () => page.getByRole('button', { name: 'Tilføj rate' }).click();

it('is no list to a screen reader while there is no rate', async () => {
  await renderInApp(<Rates />);
  await expect.element(page.getByRole('button', { name: 'Tilføj rate' })).toBeVisible();
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
  await add();
  await expect.element(page.getByRole('list')).toBeVisible();
});

// What is empty says so as it is left, and moves what stands below: a click must not miss for that.
it('adds a rate with each click, though the one before is still empty', async () => {
  await renderInApp(<Rates />);
  await add();
  await expect.element(amounts()).toHaveFocus();
  await add();
  await add();
  await expect.poll(() => amounts().elements().length).toBe(3);
});

it('removes a rate and spreads them while the one above is empty', async () => {
  await renderInApp(<Rates />);
  await add();
  await add();
  await expect.element(amount(2)).toHaveFocus();
  await amount(1).click();
  await page.getByRole('button', { name: 'Fjern rate 2' }).click();
  await expect.poll(() => amounts().elements().length).toBe(1);
  await amounts().click();
  await page.getByRole('button', { name: 'Fordel jævnt' }).click();
  await expect.poll(() => amounts().elements().length).toBe(4);
});
