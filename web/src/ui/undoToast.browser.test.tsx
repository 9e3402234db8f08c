import { notificationsStore } from '@mantine/notifications';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../testing/renderInApp.tsx';
import { undoToast } from './undoToast.tsx';

const statusWith = (text: string) => page.getByRole('status').filter({ hasText: text });
const undo = (text: string) => statusWith(text).getByRole('button', { name: 'Fortryd' });
const closesAfter = () => notificationsStore.getState().notifications.map(({ autoClose }) => autoClose);

const show = async (...names: string[]) => {
  await renderInApp(
    <main tabIndex={-1}>
      <input aria-label="Felt" />
    </main>,
  );
  const acts = names.map((name) => {
    const act = vi.fn(async () => {});
    undoToast(`${name} blev slettet!`, act);
    return act;
  });
  for (const name of names) await expect.element(undo(name)).toBeVisible();
  return acts;
};

it('offers for ten seconds to take it back, and as long as it has the focus', async () => {
  const [act] = await show('Aftale 1');
  expect(closesAfter()).toEqual([10_000]);
  (undo('Aftale 1').element() as HTMLElement).focus();
  await expect.poll(closesAfter).toEqual([false]);
  await page.getByRole('textbox', { name: 'Felt' }).click();
  await expect.poll(closesAfter).toEqual([10_000]);
  (undo('Aftale 1').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(statusWith('Aftale 1')).not.toBeInTheDocument();
  expect(act).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('textbox', { name: 'Felt' })).toHaveFocus();
});

it('is taken back by Ctrl+Z, the newest first, but not where one writes', async () => {
  const [first, second] = await show('Aftale 1', 'Aftale 2');
  await page.getByRole('textbox', { name: 'Felt' }).click();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([first, second].map((act) => act?.mock.calls.length)).toEqual([0, 0]);
  (page.getByRole('main').element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([first, second].map((act) => act?.mock.calls.length)).toEqual([0, 1]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([first, second].map((act) => act?.mock.calls.length)).toEqual([1, 1]);
});

it('is offered for each of two that are called the same', async () => {
  const [first] = await show('Referat.pdf');
  const second = vi.fn(async () => {});
  undoToast('Referat.pdf blev slettet!', second);
  await expect.poll(() => undo('Referat.pdf').elements().length).toBe(2);
  (page.getByRole('main').element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([first?.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  await undo('Referat.pdf').click();
  expect([first?.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

it('says why where it could not be taken back, and is over once it is closed', async () => {
  const [act] = await show('Aftale 1');
  undoToast('Aftale 2 blev slettet!', () => Promise.reject('For sent.'));
  await undo('Aftale 2').click();
  // The focus came from nowhere: it is on the page, not at its very start.
  await expect.element(page.getByRole('main')).toHaveFocus();
  await expect.element(page.getByRole('alert')).toHaveTextContent('For sent.');
  await statusWith('Aftale 1').getByRole('button', { name: 'Luk' }).click();
  await expect.element(statusWith('Aftale 1')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(act).not.toHaveBeenCalled();
});
