import { useQueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '../testing/renderInApp.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const steps = [
  { title: 'Alle sponsorater', to: '/sponsorships', params: {} },
  { title: 'Vejle Boldklub', params: {} },
];
const As = ({ userId }: { userId: number }) => {
  useQueryClient().setQueryData(['user'], { id: userId });
  return <Breadcrumbs steps={steps} />;
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
