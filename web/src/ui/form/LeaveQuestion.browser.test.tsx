import { field } from '@sponsorat/api';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Link, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { renderRouter } from '../../testing/renderInApp.tsx';
import { SignedIn } from '../../testing/SignedIn.tsx';
import { Dialogs } from '../dialogs.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useDialogGuard } from './dialogGuard.ts';
import { DialogForm, FormDialog } from './FormDialog.tsx';
import { openForm } from './openForm.tsx';
import { PageForm } from './PageForm.tsx';
import { useForm } from './useForm.ts';

const schema = z.object({ note: field.requiredText('Note') });

const NoteForm = ({ save, onClose }: { save: () => Promise<unknown>; onClose: () => void }) => {
  const [initial] = useState({ note: 'Tre billetter' });
  const form = useForm({ schema, initial, save, onSaved: onClose, draft: 'note:7' });
  return (
    <DialogForm form={form} label="Note" onCancel={onClose}>
      <TextField field={form.field('note')} />
      <Link to="/">Forside</Link> <Link to="/login">Log ind</Link>
    </DialogForm>
  );
};

const Frame = () => {
  useDialogGuard();
  return (
    <SignedIn id={2}>
      <Outlet />
      <Dialogs />
    </SignedIn>
  );
};

/** A page with a form of its own, and the same dialog opened in both ways that there are. */
const Club = ({ save, leave }: { save: () => Promise<unknown>; leave: () => void }) => {
  const [initial] = useState({ note: 'Siden' });
  const [opened, setOpened] = useState(false);
  const form = useForm({ schema, initial, save });
  const open = () => openForm({ title: 'Note', about: { save }, load: async () => NoteForm });
  return (
    <>
      <PageForm form={form} label="Side">
        <TextField field={form.field('note')} label="Om klubben" />
        <button type="button" onClick={() => setOpened(true)}>
          Her
        </button>
        <button type="button" onClick={() => void open()}>
          I menuen
        </button>
      </PageForm>
      <FormDialog open={opened} title="Note" onClose={() => setOpened(false)}>
        {() => (
          <NoteForm
            save={save}
            onClose={() => {
              setOpened(false);
              leave();
            }}
          />
        )}
      </FormDialog>
    </>
  );
};

const question = () => page.getByRole('dialog', { name: 'Forlad siden uden at gemme?' });
const dialog = () => page.getByRole('dialog', { name: 'Note' });
const note = () => dialog().getByRole('textbox', { name: 'Note' });
const front = () => page.getByRole('heading', { name: 'Forsiden' });

beforeEach(() => sessionStorage.clear());

const show = async ({ leaves = false }: { leaves?: boolean } = {}) => {
  const root = createRootRoute();
  const app = createRoute({ getParentRoute: () => root, id: 'app', component: Frame });
  const index = createRoute({ getParentRoute: () => app, path: '/', component: () => <h1>Forsiden</h1> });
  const login = createRoute({
    getParentRoute: () => root,
    path: '/login',
    component: () => <Link to="/profile">Ind</Link>,
  });
  const goFront = () => void (leaves && router.navigate({ to: '/' }));
  const club = createRoute({
    getParentRoute: () => app,
    path: '/profile',
    component: () => <Club save={async () => {}} leave={goFront} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([login, app.addChildren([index, club])]),
    history: createMemoryHistory({ initialEntries: ['/profile'] }),
  });
  await renderRouter(router);
};

it.each(['Her', 'I menuen'])('a dialog that is opened %s asks before what was typed is left', async (opener) => {
  await show();
  await page.getByRole('button', { name: opener }).click();
  await note().fill('Fire billetter');
  await dialog().getByRole('link', { name: 'Forside' }).click();
  await expect.element(question().getByRole('button', { name: 'Fortryd' })).toHaveFocus();
  // Escape answers the question alone.
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(note()).toHaveValue('Fire billetter');
  await dialog().getByRole('link', { name: 'Forside' }).click();
  await question().getByRole('button', { name: 'Forlad siden' }).click();
  await expect.element(front()).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('asks once for a dialog and the page below it', async () => {
  await show();
  await page.getByRole('textbox', { name: 'Om klubben' }).fill('Nyt');
  await page.getByRole('button', { name: 'Her' }).click();
  await note().fill('Fire billetter');
  await dialog().getByRole('link', { name: 'Forside' }).click();
  await question().getByRole('button', { name: 'Forlad siden' }).click();
  await expect.element(front()).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
});

it('asks nothing after a save that leads on', async () => {
  await show({ leaves: true });
  await page.getByRole('button', { name: 'Her' }).click();
  await note().fill('Fire billetter');
  await dialog().getByRole('button', { name: 'Gem' }).click();
  await expect.element(front()).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
});

it('goes at once where nothing was typed', async () => {
  await show();
  await page.getByRole('button', { name: 'Her' }).click();
  await dialog().getByRole('link', { name: 'Forside' }).click();
  await expect.element(front()).toBeVisible();
});

it.each(['Her', 'I menuen'])(
  'a dialog that is opened %s holds again what was typed as the session ended',
  async (opener) => {
    await show();
    await page.getByRole('button', { name: opener }).click();
    await note().fill('Fire billetter');
    await dialog().getByRole('link', { name: 'Log ind' }).click();
    await page.getByRole('link', { name: 'Ind' }).click();
    await page.getByRole('button', { name: opener }).click();
    await expect.element(note()).toHaveValue('Fire billetter');
    await expect.element(dialog().getByText(/er hentet frem igen/)).toBeVisible();
  },
);
