import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../testing/renderInApp.tsx';
import tabs from './tabs.module.css';
import { useTabStrip } from './useTabStrip.ts';

const names = ['Oversigt', 'Stamdata', 'Opret ny aftale', 'Klubmappe', 'Billetter og bevis', 'Historik'];

const Strip = ({ current, width }: { current: string; width: number }) => (
  <nav ref={useTabStrip(current)} className={tabs.tabs} style={{ width }} aria-label="Sider">
    {names.map((name) => (
      <a key={name} className={tabs.tab} href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
        {name}
      </a>
    ))}
  </nav>
);

const Moving = () => {
  const [current, go] = useState('Oversigt');
  const [width, grow] = useState(320);
  return (
    <>
      <Strip current={current} width={width} />
      <button type="button" onClick={() => go('Historik')}>
        Historik
      </button>
      <button type="button" onClick={() => grow(1200)}>
        Bred
      </button>
    </>
  );
};

const strip = () => page.getByRole('navigation', { name: 'Sider' }).element() as HTMLElement;
const isWhole = (name: string): boolean => {
  const tab = page.getByRole('link', { name }).element().getBoundingClientRect();
  const nav = strip().getBoundingClientRect();
  return tab.left >= nav.left && tab.right <= nav.right;
};

it.each([
  ['Oversigt', 'end'],
  ['Opret ny aftale', 'start end'],
  ['Historik', 'start'],
])('shows %s where not all tabs can be seen, and where they go on', async (current, more) => {
  await renderInApp(<Strip current={current} width={320} />);
  await expect.poll(() => strip().dataset.more).toBe(more);
  expect(isWhole(current)).toBe(true);
  expect(getComputedStyle(strip()).maskImage).toContain('linear-gradient');
});

it('follows to another tab, and says nothing where all are seen', async () => {
  await renderInApp(<Moving />);
  await page.getByRole('button', { name: 'Historik' }).click();
  await expect.poll(() => isWhole('Historik')).toBe(true);
  await page.getByRole('button', { name: 'Bred' }).click();
  await expect.poll(() => strip().dataset.more).toBe('');
  expect(getComputedStyle(strip()).maskImage).toBe('none');
});
