import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { TickedBar } from './TickedBar.tsx';

const List = () => {
  const [isTicked, setTicked] = useState(true);
  return (
    <>
      <input aria-label="Søg" />
      <button type="button">Opgave</button>
      <Menu>
        <Menu.Target>
          <button type="button">Mere</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Udskyd</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isTicked && (
        <TickedBar label="Valgte opgaver" text="1 valgt" onClear={() => setTicked(false)}>
          <Button>Færdig</Button>
        </TickedBar>
      )}
    </>
  );
};

const bar = page.getByRole('region', { name: 'Valgte opgaver' });
const button = (name: string) => page.getByRole('button', { name });
const focus = (name: string) => (button(name).element() as HTMLElement).focus();

it('is reached by a key, but not while one writes', async () => {
  await renderInApp(<List />);
  await page.getByRole('textbox', { name: 'Søg' }).click();
  await userEvent.keyboard('h');
  await expect.element(page.getByRole('textbox', { name: 'Søg' })).toHaveValue('h');
  focus('Opgave');
  await userEvent.keyboard('h');
  await expect.element(bar.getByRole('button').first()).toHaveFocus();
});

it('goes with the ticks by Esc, once nothing else is closed by it', async () => {
  await renderInApp(<List />);
  await button('Mere').click();
  await expect.element(page.getByRole('menuitem')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument();
  await expect.element(bar).toBeVisible();
  focus('Opgave');
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(button('Opgave')).toHaveFocus();
});
