import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderRouter } from '../../testing/renderInApp.tsx';
import { LastNote } from './LastNote.tsx';

const openAt = (address: string) => {
  answerCalls(({ url }) => {
    if (url === '/api/sponsorships/7/contracts') return json([]);
    return url.startsWith('/api/sponsorships/7/notes') ? json({ Result: [], TotalPages: 0, Total: 0 }) : undefined;
  });
  const routeTree = createRootRoute({ component: () => <LastNote sponsorshipId={7} /> });
  return renderRouter(createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) }));
};
const text = page.getByRole('textbox', { name: 'Tekst' });

it('is written at once by who comes for it', async () => {
  await openAt('/#ny-note');
  await expect.element(text).toHaveFocus();
});

it('is not written by who only looks', async () => {
  await openAt('/');
  await expect.element(page.getByRole('button', { name: 'Skriv note' })).toBeVisible();
  expect(text.elements()).toEqual([]);
});
