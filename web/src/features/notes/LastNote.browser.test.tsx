import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderRouter } from '../../testing/renderInApp.tsx';
import { SignedIn } from '../../testing/SignedIn.tsx';
import { LastNote } from './LastNote.tsx';

const openAt = (address: string, userId = 2) => {
  answerCalls(({ url }) => {
    if (url === '/api/sponsorships/7/contracts') return json([]);
    if (url.endsWith('/notes/update')) return json({ error: 'Log ind', message: 'Log ind igen.' }, 401);
    return url.startsWith('/api/sponsorships/7/notes') ? json({ Result: [], TotalPages: 0, Total: 0 }) : undefined;
  });
  const component = () => (
    <SignedIn id={userId}>
      <LastNote sponsorshipId={7} />
    </SignedIn>
  );
  const routeTree = createRootRoute({ component });
  return renderRouter(createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) }));
};
const text = page.getByRole('textbox', { name: 'Tekst' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => sessionStorage.clear());

it('is written at once by who comes for it', async () => {
  await openAt('/#ny-note');
  await expect.element(text).toHaveFocus();
});

it('is not written by who only looks', async () => {
  await openAt('/');
  await expect.element(button('Skriv note')).toBeVisible();
  expect(text.elements()).toEqual([]);
});

it('stands open with what was written as the session ended, whatever fields it needs, and for nobody else', async () => {
  const first = await openAt('/');
  await button('Skriv note').click();
  await text.fill('Ring om bolde');
  await button('Flere felter').click();
  await page.getByRole('checkbox', { name: 'Fastgør øverst' }).click();
  await button('Gem note').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await first.unmount();

  const other = await openAt('/', 3);
  await expect.element(button('Skriv note')).toBeVisible();
  await other.unmount();

  await openAt('/');
  await expect.element(text).toHaveValue('Ring om bolde');
  await expect.element(page.getByRole('checkbox', { name: 'Fastgør øverst' })).toBeChecked();
  await expect.element(page.getByText('Det, du var ved at skrive, er hentet frem igen. Husk at gemme.')).toBeVisible();
});
