import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../testing/renderInApp.tsx';
import { PartsBar } from './PartsBar.tsx';

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
  const bars = [...document.querySelectorAll('svg')][0]?.querySelectorAll('rect') ?? [];
  expect([...bars].map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
    ['0', '75'],
    ['75', '25'],
  ]);
});
