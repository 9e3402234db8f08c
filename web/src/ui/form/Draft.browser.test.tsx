import { field } from '@sponsorat/api';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { ApiError } from '../../lib/client.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { SignedIn } from '../../testing/SignedIn.tsx';
import { TextField } from '../fields/TextField.tsx';
import { saveDraft } from './draft.ts';
import { PageForm } from './PageForm.tsx';
import { blankValues, type FormValues } from './schema.ts';
import { useForm } from './useForm.ts';

const schema = z.object({
  name: field.requiredText('Navn'),
  city: field.optionalText('By'),
  password: field.optionalText('Adgangskode'),
});
type Values = FormValues<typeof schema>;
const stored: Values = { ...blankValues(schema), name: 'Vejle', city: 'Vejle' };

type Save = (input: unknown) => Promise<unknown>;

const Club = ({ save }: { save: Save }) => {
  const [initial] = useState(stored);
  const form = useForm({ schema, initial, save, draft: 'club:7' });
  return (
    <PageForm form={form} label="Klub">
      <TextField field={form.field('name')} />
      <TextField field={form.field('city')} />
      <TextField field={form.field('password')} />
    </PageForm>
  );
};

/** The page with the form, and two others that its user may leave it for: the profile and the login. */
const openClub = async ({ save = async () => {}, userId = 1 }: { save?: Save; userId?: number } = {}) => {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to="/">Klubben</Link> <Link to="/profile">Andetsteds</Link> <Link to="/login">Log ind</Link>
        <Outlet />
      </>
    ),
  });
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => <Club save={save} />,
    }),
    createRoute({ getParentRoute: () => root, path: '/profile', component: () => <h1>Andetsteds</h1> }),
    createRoute({ getParentRoute: () => root, path: '/login', component: () => <h1>Log ind</h1> }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  const screen = await renderInApp(
    <SignedIn id={userId}>
      <RouterProvider router={router} />
    </SignedIn>,
  );
  await expect.element(textbox('Navn')).toBeVisible();
  return screen;
};

const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const go = (name: string) => page.getByRole('link', { name, exact: true }).click();
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const unsavedNotice = () => page.getByText('Du har ændringer, der ikke er gemt', { exact: true });
const restoreNotice = () => page.getByText('Det, du var ved at skrive, er hentet frem igen. Husk at gemme.');
const question = () => page.getByRole('dialog', { name: 'Forlad siden uden at gemme?' });
const sessionEnded = () => Promise.reject(new ApiError(401, { error: 'x', message: 'x' }));

beforeEach(() => sessionStorage.clear());

it('asks before unsaved changes are left behind, and keeps them where the answer is no', async () => {
  await openClub();
  await textbox('By').fill('Jelling');
  await go('Andetsteds');
  await question().getByRole('button', { name: 'Fortryd' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(textbox('By')).toHaveValue('Jelling');
  await go('Andetsteds');
  await question().getByRole('button', { name: 'Forlad siden' }).click();
  await expect.element(heading('Andetsteds')).toBeVisible();
  await go('Klubben');
  await expect.element(textbox('By')).toHaveValue('Vejle');
  await go('Andetsteds');
  await expect.element(heading('Andetsteds')).toBeVisible();
});

it('brings back what was typed as the session ended, once and without the password', async () => {
  const save = vi.fn(sessionEnded);
  const first = await openClub({ save });
  await textbox('By').fill('Jelling');
  await textbox('Adgangskode').fill('en hemmelighed');
  await page.getByRole('button', { name: 'Gem', exact: true }).click();
  await expect.poll(() => save.mock.calls).toHaveLength(1);
  await first.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hemmelighed');

  const other = await openClub({ userId: 2 });
  await expect.element(textbox('By')).toHaveValue('Vejle');
  await other.unmount();

  const saveAgain = vi.fn(async () => {});
  const second = await openClub({ save: saveAgain });
  await expect.element(restoreNotice()).toBeVisible();
  await expect.element(textbox('By')).toHaveValue('Jelling');
  await expect.element(unsavedNotice()).toBeVisible();
  await page.getByRole('button', { name: 'Gem', exact: true }).click();
  await expect.poll(() => saveAgain.mock.calls).toHaveLength(1);
  expect(saveAgain).toHaveBeenCalledWith({ name: 'Vejle', city: 'Jelling', password: null }, undefined);
  await expect.element(restoreNotice()).not.toBeInTheDocument();
  await second.unmount();

  await openClub();
  await expect.element(textbox('By')).toHaveValue('Vejle');
  await expect.element(restoreNotice()).not.toBeInTheDocument();
});

it('keeps what was typed on the way to the login, where nobody is asked', async () => {
  await openClub();
  await textbox('By').fill('Jelling');
  await go('Log ind');
  await expect.element(heading('Log ind')).toBeVisible();
  await go('Klubben');
  await expect.element(textbox('By')).toHaveValue('Jelling');
  await expect.element(restoreNotice()).toBeVisible();
});

it('fills what is missing in a stored one, such as a field that is new since, with the values as they are', async () => {
  saveDraft('1:club:7', { city: 'Jelling' });
  await openClub();
  await expect.element(textbox('By')).toHaveValue('Jelling');
  await expect.element(textbox('Navn')).toHaveValue('Vejle');
});
