import { Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { UsedBy } from '@sponsorat/api';
import { ApiError } from '../lib/client.ts';
import dialog from './dialog.module.css';
import { openDialog } from './dialogs.tsx';
import { TextLink } from './links.tsx';
import { texts } from './texts.ts';
import { toast } from './toast.ts';
import classes from './usedBy.module.css';

/** A way to end what refers to a record, offered by the dialog that names it. */
export type Remedy = { label: string; take: () => void };

/** The page of what uses a record. */
export const pageOf = ({ kind, id, sponsorshipId }: UsedBy): string => {
  if (kind === 'contract') return `/sponsorships/${sponsorshipId}/${id}`;
  return { sponsorship: `/sponsorships/${id}`, product: `/products/${id}`, user: `/users/${id}` }[kind];
};

// The row was gone while the server was asked: its button may be another one now, of the same name.
const focusAgain = (opener: Element | null): void => {
  const name = opener?.getAttribute('aria-label');
  const same = opener?.isConnected
    ? opener
    : [...document.querySelectorAll('button')].find((button) => name && button.getAttribute('aria-label') === name);
  if (same instanceof HTMLElement) same.focus();
  // Or the list knows by now that the row may not be deleted, and offers it no more.
  else if (document.activeElement === document.body) document.querySelector('main')?.focus();
};

const UsedByList = ({ failure: { usedBy, usedByTotal } }: { failure: ApiError }) => (
  <div className={dialog.details}>
    <h2 className={classes.legend}>{texts.inUse.by}</h2>
    <ul className={classes.list}>
      {usedBy.map((user) => (
        <li key={`${user.kind} ${user.id}`}>
          <TextLink to={pageOf(user)} onClick={() => modals.closeAll()}>
            {user.name}
          </TextLink>
          <span className={classes.kind}> · {texts.inUse.kinds[user.kind]}</span>
        </li>
      ))}
    </ul>
    {usedByTotal > usedBy.length && (
      <div className={dialog.message}>{texts.inUse.more(usedByTotal - usedBy.length)}</div>
    )}
  </div>
);

/** Where the server refused because of what is in use: says by what, with the way to it. False for other failures. */
export const showUsedBy = (name: string, failure: unknown, opener: Element | null, remedy?: Remedy): boolean => {
  if (!(failure instanceof ApiError) || failure.usedBy.length === 0) return false;
  let chosen = false;
  const choose = () => {
    chosen = true;
    modals.closeAll();
  };
  const tell = () =>
    modals.open({
      title: texts.inUse.title(name),
      returnFocus: false,
      // One dialog after the other: the focus goes back to the button between them.
      onExitTransitionEnd: () => {
        focusAgain(opener);
        if (chosen) remedy?.take();
      },
      children: (
        <>
          <div className={dialog.message}>{texts.inUse.hint}</div>
          <UsedByList failure={failure} />
          <div className={dialog.buttons}>
            <Button variant="default" data-autofocus onClick={() => modals.closeAll()}>
              {texts.close}
            </Button>
            {remedy && <Button onClick={choose}>{remedy.label}</Button>}
          </div>
        </>
      ),
    });
  openDialog(tell).catch(toast.error);
  return true;
};
