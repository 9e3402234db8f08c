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
  const last = names.at(-1);
  if (last) await expect.element(undo(last).last()).toBeVisible();
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

it('is taken back by Ctrl+Z, once, but not where one writes', async () => {
  const [act] = await show('Aftale 1');
  await page.getByRole('textbox', { name: 'Felt' }).click();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(act).not.toHaveBeenCalled();
  (page.getByRole('main').element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(act).toHaveBeenCalledOnce();
});

it('is one at a time, also of two that are called the same: the older one is not taken back any more', async () => {
  const [first, second] = await show('Referat.pdf', 'Referat.pdf');
  await expect.poll(() => undo('Referat.pdf').elements().length).toBe(1);
  (page.getByRole('main').element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([first?.mock.calls.length, second?.mock.calls.length]).toEqual([0, 1]);
});

it('says why where it could not be taken back, and is over once it is closed', async () => {
  await show();
  undoToast('Aftale 2 blev slettet!', () => Promise.reject('For sent.'));
  await undo('Aftale 2').click();
  // The focus came from nowhere: it is on the page, not at its very start.
  await expect.element(page.getByRole('main')).toHaveFocus();
  await expect.element(page.getByRole('alert')).toHaveTextContent('For sent.');
  const act = vi.fn(async () => {});
  undoToast('Aftale 1 blev slettet!', act);
  await statusWith('Aftale 1').getByRole('button', { name: 'Luk' }).click();
  await expect.element(statusWith('Aftale 1')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(act).not.toHaveBeenCalled();
});
