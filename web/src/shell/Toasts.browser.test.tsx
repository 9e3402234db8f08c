import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { theme, variables } from '../theme/theme.ts';
import { toast } from '../ui/toast.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(async () => {
  notifications.clean();
  await page.viewport(1400, 900);
});

const show = (children: ReactNode) =>
  render(
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="light" env="test">
      {children}
      <Toasts />
    </MantineProvider>,
  );

const toastWith = (text: string) => page.getByRole('status').filter({ hasText: text });
const boxOf = (text: string) => toastWith(text).element().getBoundingClientRect();
const atEdge = { position: 'fixed', bottom: 12, left: 300, height: 60 } as const;

it('stand at the lower left, beside the menu', async () => {
  await show(<p>Side</p>);
  toast.success('Noten blev gemt!');
  await expect.element(toastWith('Noten')).toBeVisible();
  await expect.poll(() => Math.round(boxOf('Noten').left)).toBe(264);
  await expect.poll(() => Math.round(boxOf('Noten').bottom)).toBe(884);
});

it('stand on a bar and on a button, and go down when it goes', async () => {
  const { rerender } = await show(
    <section data-foot style={{ ...atEdge, right: 12 }}>
      2 rater valgt
    </section>,
  );
  toast.success('Noten blev gemt!');
  await expect.poll(() => Math.round(boxOf('Noten').bottom)).toBe(900 - 12 - 60 - 8);
  await rerender(
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="light" env="test">
      <Toasts />
    </MantineProvider>,
  );
  await expect.poll(() => Math.round(boxOf('Noten').bottom)).toBe(884);
});

it('stay where they are while a page opens around them', async () => {
  await show(<p>Side</p>);
  toast.success('Noten blev gemt!');
  await expect.poll(() => Math.round(boxOf('Noten').bottom)).toBe(884);
  const places: string[] = [];
  const observer = new MutationObserver(() =>
    places.push(document.documentElement.style.getPropertyValue('--toast-up')),
  );
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
  const bar = document.createElement('section');
  bar.dataset.foot = '';
  Object.assign(bar.style, { position: 'fixed', bottom: '12px', left: '300px', right: '12px', height: '60px' });
  for (const shown of [true, false, true]) {
    if (shown) document.body.append(bar);
    else bar.remove();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  await expect.poll(() => Math.round(boxOf('Noten').bottom)).toBe(900 - 12 - 60 - 8);
  observer.disconnect();
  bar.remove();
  expect(new Set(places)).toEqual(new Set(['64px']));
});

const showDialog = async (top: number) => {
  await page.viewport(360, 740);
  await show(
    <>
      <button type="button" style={{ ...atEdge, left: 20 }}>
        Bag ved
      </button>
      <div
        role="dialog"
        aria-modal="true"
        style={{ position: 'fixed', inset: `${top}px 16px 20px`, background: 'white' }}
      >
        <button type="button" style={{ position: 'absolute', bottom: 10, right: 10, height: 36 }}>
          Gem
        </button>
      </div>
    </>,
  );
};

it('stand above a dialog that leaves them room', async () => {
  await showDialog(100);
  toast.success('Noten blev gemt!');
  await expect.element(toastWith('Noten')).toBeVisible();
  await expect.poll(() => Math.round(boxOf('Noten').bottom)).toBe(92);
});

it('are moved off what a dialog is left by', async () => {
  await showDialog(20);
  toast.error('Det kunne ikke gemmes.');
  const bottom = () => page.getByRole('alert').element().getBoundingClientRect().bottom;
  await expect.element(page.getByRole('alert')).toBeVisible();
  const button = page.getByRole('button', { name: 'Gem' }).element().getBoundingClientRect();
  await expect.poll(() => Math.round(button.top - bottom())).toBe(8);
});
