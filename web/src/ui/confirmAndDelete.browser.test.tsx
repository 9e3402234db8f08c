import type { UsedByAnswer } from '@sponsorat/api';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '../lib/client.ts';
import { renderOnPage } from '../testing/renderInApp.tsx';
import { confirmAndDelete, type Removal } from './confirmAndDelete.ts';

const inUse: UsedByAnswer = { usedBy: [{ kind: 'sponsorship', id: 7, name: 'Aså Roklub' }], usedByTotal: 3 };
const unused: UsedByAnswer = { usedBy: [], usedByTotal: 0 };

const removal = (parts: Partial<Pick<Removal, 'usedBy' | 'remove' | 'remedy'>>): Removal => ({
  noun: 'område',
  name: 'Nord',
  remove: async () => {},
  ...parts,
});
const question = () => page.getByRole('dialog', { name: 'Er du sikker på at du vil slette dette område?' });
const refusal = () => page.getByRole('dialog', { name: 'Nord kan ikke slettes' });
const open = async (removal: Removal) => {
  await renderOnPage(
    <button type="button" onClick={() => void confirmAndDelete(removal)}>
      Slet
    </button>,
  );
  await page.getByRole('button', { name: 'Slet' }).click();
};

it('says what uses a record before it is asked about, and offers no deletion then', async () => {
  const remove = vi.fn(async () => {});
  await open(removal({ remove, usedBy: async () => inUse }));
  await expect.element(refusal().getByRole('link', { name: 'Aså Roklub' })).toHaveAttribute('href', '/sponsorships/7');
  await expect.element(refusal().getByText('og 2 andre')).toBeVisible();
  expect(
    refusal()
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Luk']);
  await expect.element(question()).not.toBeInTheDocument();
  await refusal().getByRole('button', { name: 'Luk' }).click();
  await expect.element(refusal()).not.toBeInTheDocument();
  expect(remove).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Slet' })).toHaveFocus();
});

it('offers the way out where there is one', async () => {
  const take = vi.fn();
  await open(removal({ usedBy: async () => inUse, remedy: { label: 'Overdrag', take } }));
  await refusal().getByRole('button', { name: 'Overdrag' }).click();
  await expect.poll(() => take.mock.calls.length).toBe(1);
});

it.each([
  ['nothing uses it', async () => unused],
  ['that cannot be asked', () => Promise.reject(new ApiError(500, { error: 'Fejl', message: 'Prøv igen.' }))],
])('asks and deletes where %s', async (_where, usedBy) => {
  const remove = vi.fn(async () => {});
  await open(removal({ remove, usedBy }));
  await question().getByRole('button', { name: 'OK' }).click();
  await expect.element(page.getByText('Nord blev slettet!')).toBeVisible();
  expect(remove).toHaveBeenCalledOnce();
});

it('says what uses it since it was asked', async () => {
  const refused = new ApiError(409, { error: 'Kan ikke', message: 'I brug.', ...inUse });
  await open(removal({ usedBy: async () => unused, remove: () => Promise.reject(refused) }));
  await question().getByRole('button', { name: 'OK' }).click();
  await expect.element(refusal().getByRole('link', { name: 'Aså Roklub' })).toBeVisible();
});
