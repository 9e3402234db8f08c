import { simpleFormSchema } from '@sponsorat/api';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { type AgreementValues, agreementValues } from './agreementValues.ts';
import { RatesEditor } from './RatesEditor.tsx';

const Rates = ({ part = {} }: { part?: Partial<AgreementValues> }) => {
  const [initial] = useState(() => ({ ...agreementValues(undefined), sponsorshipAmount: 4000, ...part }));
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
  await userEvent.clear(amounts());
  await add();
  await userEvent.clear(amount(2));
  await add();
  await expect.poll(() => amounts().elements().length).toBe(3);
});

it('removes a rate and spreads them while the one above is empty', async () => {
  await renderInApp(<Rates />);
  await add();
  await add();
  await expect.element(amount(2)).toHaveFocus();
  await amount(1).click();
  await userEvent.clear(amount(1));
  await page.getByRole('button', { name: 'Fjern rate 2' }).click();
  await expect.poll(() => amounts().elements().length).toBe(1);
  await userEvent.clear(amounts());
  await page.getByRole('button', { name: 'Fordel jævnt' }).click();
  await expect.poll(() => amounts().elements().length).toBe(4);
});

const dueDate = (rate: number) => page.getByRole('textbox', { name: new RegExp(`^Forfaldsdato, rate ${rate}\\b`) });

it('proposes what the others leave to be paid, the first on the day that the agreement begins', async () => {
  await renderInApp(<Rates part={{ startDate: '2027-01-01', endDate: '2028-12-31' }} />);
  await add();
  await expect.element(amount(1)).toHaveValue('8.000');
  await expect.element(dueDate(1)).toHaveValue('01-01-2027');
  await userEvent.fill(amount(1), '3.000');
  await add();
  await expect.element(amount(2)).toHaveValue('5.000');
  await expect.element(dueDate(2)).toHaveValue('');
  await add();
  await expect.element(amount(3)).toHaveValue('');
  await expect.element(page.getByText('Ingen forskel: Raterne dækker hele perioden')).toBeVisible();
});

it('proposes nothing of an amount that is not known yet', async () => {
  await renderInApp(<Rates part={{ sponsorshipAmount: null }} />);
  await add();
  await expect.element(amount(1)).toHaveValue('');
  await expect.element(dueDate(1)).toHaveValue('');
});
