import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../testing/renderInApp.tsx';
import { BusyButton } from './BusyButton.tsx';
import { confirm } from './confirm.tsx';
import { keepFocus } from './keepFocus.ts';
import { toast } from './toast.ts';
import { carryFocus } from './usePageFocus.ts';

const Frame = ({ children }: { children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? keepFocus(frame.current) : undefined), []);
  return (
    <div ref={frame}>
      <main>{children}</main>
    </div>
  );
};

const Rows = () => {
  const [rows, setRows] = useState(['Aså', 'Vejle', 'Ærø']);
  const remove = async (name: string) => {
    if (await confirm({ title: `Slet ${name}?`, action: 'OK' })) setRows((all) => all.filter((row) => row !== name));
  };
  return (
    <section aria-label="Klubber">
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <a href="#top">{name}</a>
            <button type="button" onClick={() => void remove(name)}>
              Slet {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const removeByKeyboard = async (name: string) => {
  page
    .getByRole('button', { name: `Slet ${name}` })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Fortryd' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: `Slet ${name}` })).not.toBeInTheDocument();
};

it('goes from a row that was deleted in a dialog to the next one, from the last to the one before, then to what is around', async () => {
  await renderInApp(
    <Frame>
      <Rows />
    </Frame>,
  );
  await removeByKeyboard('Vejle');
  await expect.element(page.getByRole('button', { name: 'Slet Ærø' })).toHaveFocus();
  await removeByKeyboard('Ærø');
  await expect.element(page.getByRole('button', { name: 'Slet Aså' })).toHaveFocus();
  await removeByKeyboard('Aså');
  await expect.element(page.getByRole('region', { name: 'Klubber' })).toHaveFocus();
});

const Card = () => {
  const [done, setDone] = useState(false);
  return done ? (
    <section>
      <h2>Godkendt</h2>
      <button type="button">Hent</button>
    </section>
  ) : (
    <div>
      <button type="button" onClick={() => setDone(true)}>
        Upload
      </button>
    </div>
  );
};

it('goes to the heading of what came in the place of a card', async () => {
  await renderInApp(
    <Frame>
      <Card />
    </Frame>,
  );
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect.element(page.getByRole('heading', { name: 'Godkendt' })).toHaveFocus();
});

const Pages = () => {
  const [page, setPage] = useState('Rækker');
  return (
    <div key={page} style={{ height: '300vh' }}>
      <h1>{page}</h1>
      <button type="button" style={{ marginTop: '200vh' }} onClick={() => setPage('Kolonner')}>
        Til kolonnerne
      </button>
    </div>
  );
};

it('goes to a whole page that came in the place of another, from its top', async () => {
  await renderInApp(
    <Frame>
      <Pages />
    </Frame>,
  );
  await page.getByRole('button', { name: 'Til kolonnerne' }).click();
  await expect.element(page.getByRole('heading', { name: 'Kolonner' })).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Kolonner' })).toBeInViewport();
});

const Guest = () => {
  const [handedOut, setHandedOut] = useState(false);
  return (
    <section aria-label="Birthe">
      {!handedOut && <BusyButton onClick={() => setHandedOut(true)}>Udlevér</BusyButton>}
      <button type="button">Mere</button>
    </section>
  );
};

it('goes on from a button that was clicked and has gone, though a click gives the button no focus', async () => {
  await renderInApp(
    <Frame>
      <Guest />
    </Frame>,
  );
  await page.getByRole('button', { name: 'Udlevér' }).click();
  await expect.element(page.getByRole('button', { name: 'Mere' })).toHaveFocus();
});

const BusyMenu = () => {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const work = () => {
      setBusy(true);
      setTimeout(() => setBusy(false), 300);
    };
    document.addEventListener('work', work);
    return () => document.removeEventListener('work', work);
  }, []);
  return (
    <button type="button" disabled={busy}>
      Mere
    </button>
  );
};

it('comes back to a button that could not be pressed for a while', async () => {
  await renderInApp(
    <Frame>
      <BusyMenu />
    </Frame>,
  );
  const more = page.getByRole('button', { name: 'Mere' });
  more.element().focus();
  document.dispatchEvent(new Event('work'));
  await expect.element(more).toBeDisabled();
  await expect.element(more).toBeEnabled();
  await expect.element(more).toHaveFocus();
});

const SavingForm = ({ onSave }: { onSave: () => void }) => {
  const [saved, setSaved] = useState(false);
  const save = () => {
    window.history.replaceState(null, '', `${window.location.pathname}1`);
    onSave();
    setTimeout(() => setSaved(true));
  };
  return saved ? (
    <section>
      <h2>Aftale 1</h2>
    </section>
  ) : (
    <form>
      <button type="button" onClick={save}>
        Gem
      </button>
    </form>
  );
};

it('is left to a new page, but for what that page has taken over with the focus', async () => {
  const first = window.location.href;
  for (const [onSave, isKept] of [
    [() => {}, false],
    [carryFocus, true],
  ] as const) {
    const { unmount } = await renderInApp(
      <Frame>
        <SavingForm onSave={onSave} />
      </Frame>,
    );
    await page.getByRole('button', { name: 'Gem' }).click();
    const heading = page.getByRole('heading', { name: 'Aftale 1' });
    await expect.element(heading).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(document.activeElement === heading.element(), String(isKept)).toBe(isKept);
    await unmount();
  }
  window.history.replaceState(null, '', first);
});

it('goes back to the page from a toast that was closed, and stays nowhere for who clicked beside everything', async () => {
  await renderInApp(
    <Frame>
      <p>Tekst</p>
      <Card />
    </Frame>,
  );
  const upload = page.getByRole('button', { name: 'Upload' });
  upload.element().focus();
  toast.error('Noget gik galt');
  await page.getByRole('button', { name: 'Luk' }).click();
  await expect.element(page.getByText('Noget gik galt')).not.toBeInTheDocument();
  await expect.element(upload).toHaveFocus();
  await page.getByText('Tekst').click();
  await expect.poll(() => document.activeElement).toBe(document.body);
});

const PageWithDialog = () => {
  const [opened, setOpened] = useState(true);
  return (
    <>
      <Frame>
        <h1>Betalinger</h1>
      </Frame>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Betaling">
        <button type="button" onClick={() => setOpened(false)}>
          Registrér
        </button>
      </Modal>
    </>
  );
};

it('goes to the page’s heading from a dialog that was there before anything else', async () => {
  await renderInApp(<PageWithDialog />);
  await page.getByRole('button', { name: 'Registrér' }).click();
  await expect.element(page.getByRole('heading', { name: 'Betalinger' })).toHaveFocus();
});

const Steps = () => {
  const [done, setDone] = useState(false);
  return (
    <Modal opened onClose={() => {}} title="Koder">
      {!done && (
        <button type="button" onClick={() => setDone(true)}>
          Vis
        </button>
      )}
      <p>Tekst</p>
    </Modal>
  );
};

it('stays in a dialog that is open', async () => {
  await renderInApp(
    <>
      <Frame>
        <button type="button">Bagved</button>
      </Frame>
      <Steps />
    </>,
  );
  const show = page.getByRole('button', { name: 'Vis' });
  await expect.element(show).toBeVisible();
  page.getByRole('button', { name: 'Bagved', includeHidden: true }).element().focus();
  show.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Koder' })).toHaveFocus();
});
