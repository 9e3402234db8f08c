import { field } from '@sponsorat/api';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { TextField } from '../fields/TextField.tsx';
import { DialogForm, FormDialog } from './FormDialog.tsx';
import { FormFrame } from './FormFrame.tsx';
import { useForm } from './useForm.ts';

const schema = z.object({ note: field.requiredText('Note') });
type Save = () => Promise<unknown>;

const Inner = ({ save, close }: { save: Save; close: () => void }) => {
  const [initial] = useState({ note: 'Tre billetter' });
  const form = useForm({ schema, initial, save });
  return (
    <DialogForm form={form} label="Note" saveLabel="Gem" onCancel={close}>
      <TextField field={form.field('note')} />
    </DialogForm>
  );
};

/** One that is higher than a phone. */
const Tall = () => {
  const [initial] = useState({ note: 'Tre billetter' });
  const form = useForm({ schema, initial, save: async () => {} });
  return (
    <DialogForm form={form} label="Note" saveLabel="Gem" onCancel={() => {}}>
      {Array.from({ length: 12 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike
        <TextField key={at} field={{ ...form.field('note'), id: `note-${at}` }} label={`Note ${at + 1}`} />
      ))}
    </DialogForm>
  );
};

const Outer = ({ savePage, saveDialog }: { savePage: Save; saveDialog: Save }) => {
  const [initial] = useState({ note: 'Siden' });
  const [opened, setOpened] = useState(false);
  const form = useForm({ schema, initial, save: savePage });
  const close = () => setOpened(false);
  return (
    <>
      <FormFrame form={form} label="Side">
        <button type="button" onClick={() => setOpened(true)}>
          Åbn
        </button>
      </FormFrame>
      <FormDialog open={opened} title="Note" onClose={close}>
        <Inner save={saveDialog} close={close} />
      </FormDialog>
    </>
  );
};

/** A dialog whose form comes later, as one does that is still being fetched. */
const Late = ({ coming }: { coming: Promise<void> }) => {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    void coming.then(() => setIsThere(true));
  }, [coming]);
  return (
    <FormDialog open title="Note" onClose={() => {}}>
      {isThere ? <Inner save={async () => {}} close={() => {}} /> : <p>Indlæser</p>}
    </FormDialog>
  );
};

/** A dialog about one of several, which names it. */
const OfMany = () => {
  const [edited, edit] = useState<string>();
  const close = () => edit(undefined);
  return (
    <>
      {['Anna', 'Bo'].map((name) => (
        <button key={name} type="button" onClick={() => edit(name)}>
          {name}
        </button>
      ))}
      <FormDialog open={edited} title={(name) => `Note om ${name}`} onClose={close}>
        {() => <Inner save={async () => {}} close={close} />}
      </FormDialog>
    </>
  );
};

const dialog = () => page.getByRole('dialog', { name: 'Note' });
const note = () => dialog().getByRole('textbox', { name: 'Note' });

const open = async () => {
  const [savePage, saveDialog] = [vi.fn(async () => {}), vi.fn(async () => {})];
  await renderInApp(<Outer savePage={savePage} saveDialog={saveDialog} />);
  await page.getByRole('button', { name: 'Åbn' }).click();
  await expect.element(note()).toHaveFocus();
  return { savePage, saveDialog };
};

const clickBeside = async () => {
  const overlay = document.elementFromPoint(5, 5);
  if (!(overlay instanceof HTMLElement)) throw new Error('Nothing lies over the page.');
  await userEvent.click(overlay, { position: { x: 5, y: 5 } });
};

it('goes by Escape where nothing is typed', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('begins in its first field, stays where one clicks beside it, and goes by two Escapes once something is typed', async () => {
  await open();
  await note().fill('Fire billetter');
  await clickBeside();
  await expect.element(note()).toHaveValue('Fire billetter');
  const warning = dialog().getByText(/Tryk Esc igen/);
  await userEvent.keyboard('{Escape}');
  await expect.element(warning).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Annuller' })).toHaveFocus();
  // Who goes on has two again.
  await note().click();
  await userEvent.keyboard('!');
  await expect.element(warning).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(warning).toBeVisible();
  await expect.element(note()).toHaveValue('Fire billetter!');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Åbn' }).click();
  await expect.element(note()).toHaveValue('Tre billetter');
});

it('says to who clicks beside it that it is not saved, however often, and by what it goes', async () => {
  await open();
  await clickBeside();
  const warning = dialog().getByRole('alert');
  await expect.element(warning).not.toBeInTheDocument();
  await note().fill('Fire billetter');
  for (let times = 0; times < 3; times++) {
    await clickBeside();
    await expect.element(warning).toHaveTextContent('Ikke gemt endnu. Tryk på Annuller for at kassere det.');
    await expect.element(dialog().getByRole('button', { name: 'Annuller' })).toHaveFocus();
  }
  await expect.element(note()).toHaveValue('Fire billetter');
  // An Escape after it is still the first of two.
  await userEvent.keyboard('{Escape}');
  await expect.element(warning).toHaveTextContent('Ikke gemt endnu. Tryk Esc igen for at kassere det.');
  await note().click();
  await userEvent.keyboard('!');
  await expect.element(warning).not.toBeInTheDocument();
});

it('is what Ctrl+S saves while it is open, not the page under it', async () => {
  const { savePage, saveDialog } = await open();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => saveDialog.mock.calls).toHaveLength(1);
  expect(savePage).not.toHaveBeenCalled();
  await dialog().getByRole('button', { name: 'Annuller' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => savePage.mock.calls).toHaveLength(1);
  expect(saveDialog).toHaveBeenCalledTimes(1);
});

it('saves by Enter without saving the page around it', async () => {
  const { savePage, saveDialog } = await open();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => saveDialog.mock.calls).toHaveLength(1);
  expect(savePage).not.toHaveBeenCalled();
});

it('begins in the first field of a form that comes after it, too', async () => {
  const { promise: coming, resolve: come } = Promise.withResolvers<void>();
  await renderInApp(<Late coming={coming} />);
  await expect.element(dialog()).toHaveFocus();
  come();
  await expect.element(note()).toHaveFocus();
});

it('says what it is about, and begins anew about the next', async () => {
  await renderInApp(<OfMany />);
  await page.getByRole('button', { name: 'Anna' }).click();
  const anna = page.getByRole('dialog', { name: 'Note om Anna' });
  await anna.getByRole('textbox', { name: 'Note' }).fill('Fire billetter');
  await anna.getByRole('button', { name: 'Annuller' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Bo' }).click();
  const bo = page.getByRole('dialog', { name: 'Note om Bo' });
  await expect.element(bo.getByRole('textbox', { name: 'Note' })).toHaveValue('Tre billetter');
});

it('keeps its buttons in view without covering any field', async () => {
  await page.viewport(360, 600);
  await renderInApp(
    <FormDialog open title="Note" onClose={() => {}}>
      <Tall />
    </FormDialog>,
  );
  const box = (element: Element) => element.getBoundingClientRect();
  const save = page.getByRole('button', { name: 'Gem' });
  const fields = page.getByRole('textbox');
  await expect.element(save).toBeInTheDocument();
  expect(box(save.element()).bottom).toBeLessThanOrEqual(600);
  const last = fields.nth(11).element() as HTMLElement;
  const scroller = last.closest('form > div') as HTMLElement;
  // Whatever it is scrolled to, what scrolls ends above the buttons.
  expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
  expect(box(scroller).bottom).toBeLessThanOrEqual(box(save.element()).top);
  last.focus();
  await expect.poll(() => box(last).bottom <= box(scroller).bottom).toBe(true);
  expect(document.elementFromPoint(box(last).left + 20, box(last).top + 10)).toBe(last);
  // What is said above the fields is as high as its words.
  await fields.first().fill('');
  await save.click();
  const summary = page.getByRole('alert').first().element();
  expect(box(summary).height).toBeGreaterThanOrEqual(summary.scrollHeight);
  expect(box(summary).height).toBeGreaterThan(60);
});
