import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../testing/renderInApp.tsx';
import { readKept, useKept } from './storage.ts';

const Choice = ({ name, of }: { name: string; of: string }) => {
  const [value, keep] = useKept(of);
  return (
    <button type="button" onClick={() => keep('all')}>
      {`${name}: ${value ?? 'nothing'}`}
    </button>
  );
};

const show = (key: string) =>
  renderInApp(
    <>
      <Choice name="one" of={key} />
      <Choice name="other" of={key} />
    </>,
  );

const button = (name: string) => page.getByRole('button', { name });

it('is the same wherever it is asked for, and stays in the browser', async () => {
  await show('kept here');
  await button('one: nothing').click();
  await expect.element(button('other: all')).toBeVisible();
  expect(localStorage.getItem('kept here')).toBe('"all"');
  expect(readKept('kept here')).toBe('all');
});

it('follows what another tab keeps', async () => {
  await show('kept there');
  await expect.element(button('one: nothing')).toBeVisible();
  localStorage.setItem('kept there', '"mine"');
  window.dispatchEvent(new StorageEvent('storage', { key: 'kept there' }));
  await expect.element(button('other: mine')).toBeVisible();
});

it('lasts as long as the page where the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await show('kept nowhere');
  await button('one: nothing').click();
  await expect.element(button('other: all')).toBeVisible();
  expect(readKept('kept nowhere')).toBe('all');
});
