import { useQueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '../testing/renderInApp.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { Step } from './trail.ts';

const steps: Step[] = [
  { title: 'Alle sponsorater', to: '/sponsorships', params: {} },
  { title: 'Vejle Boldklub', params: {} },
];
const As = ({ userId, trail = steps }: { userId: number; trail?: Step[] }) => {
  useQueryClient().setQueryData(['user'], { id: userId });
  return <Breadcrumbs steps={trail} />;
};
const link = () => page.getByRole('link', { name: 'Alle sponsorater' });

beforeEach(() => sessionStorage.setItem('list:1:/sponsorships', '{"search":"bold","page":2}'));

it('leads back to a list as its user left it', async () => {
  await renderOnPage(<As userId={1} />);
  await expect.element(link()).toHaveAttribute('href', '/sponsorships?search=bold&page=2');
});

it('leads another user to the list as it is', async () => {
  await renderOnPage(<As userId={2} />);
  await expect.element(link()).toHaveAttribute('href', '/sponsorships');
});

it.each([1, 40])('stays in its line with names of %i words, of which only those are cut', async (count) => {
  const title = 'Idrætsforening '.repeat(count);
  const named = { title, params: {}, isName: true as const };
  await renderOnPage(
    <div style={{ display: 'flex', width: 500 }}>
      <As userId={3} trail={[...steps.slice(0, 1), { ...named, to: '/sponsorships' }, named]} />
    </div>,
  );
  await expect.element(link()).toBeVisible();
  const list = page.getByRole('list').element();
  expect(list.scrollWidth).toBeLessThanOrEqual(500);
  const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
  expect([...list.querySelectorAll('li > *')].map(isCut)).toEqual([false, count > 1, count > 1]);
});
