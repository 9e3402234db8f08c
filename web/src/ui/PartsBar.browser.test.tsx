import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../testing/renderInApp.tsx';
import { PartsBar } from './PartsBar.tsx';

/** Where each part begins, and how long it is. */
const bars = () =>
  [...(document.querySelector('svg')?.querySelectorAll('rect') ?? [])].map((bar) => [
    bar.getAttribute('x'),
    bar.getAttribute('width'),
  ]);

it('names each part with its figure, and leaves out what is nothing', async () => {
  await renderInApp(
    <PartsBar
      parts={[
        { label: 'Betalt', value: 75, text: '75 kr.', tone: 'strong' },
        { label: 'Faktureret', value: 0, text: '0 kr.', tone: 'warm' },
        { label: 'Mangler', value: 25, text: '25 kr.', tone: 'faint' },
      ]}
    />,
  );
  await expect.element(page.getByText('Betalt')).toBeVisible();
  const words = (role: 'term' | 'definition') =>
    page
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent);
  expect(words('term')).toEqual(['Betalt', 'Mangler']);
  expect(words('definition')).toEqual(['75 kr.', '25 kr.']);
  expect(bars()).toEqual([
    ['0', '75'],
    ['75', '25'],
  ]);
});

it('leaves empty what no part has of the whole', async () => {
  const advertisement = { label: 'Reklame', value: 60, text: '60 %', tone: 'strong' } as const;
  await renderInApp(<PartsBar parts={[advertisement]} whole={100} />);
  await expect.element(page.getByText('Reklame')).toBeVisible();
  expect(bars()).toEqual([['0', '60']]);
});
