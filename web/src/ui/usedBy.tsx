import { Button, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { UsedBy, UsedByAnswer } from '@sponsorat/api';
import dialog from './dialog.module.css';
import { openDialog } from './dialogs.tsx';
import { TextLink } from './links.tsx';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

/** A way to end what refers to a record, offered by the dialog that names it. */
export type Remedy = { label: string; take: () => void };

/** The page of what uses a record. */
export const pageOf = ({ kind, id, sponsorshipId, contractId }: UsedBy): string => {
  if (kind === 'payment') return `/sponsorships/${sponsorshipId}/${contractId}`;
  if (kind === 'grant') return `/sponsorships/${sponsorshipId}`;
  if (kind === 'budget') return '/settings/budget';
  if (kind === 'contract') return `/sponsorships/${sponsorshipId}/${id}`;
  const pages = { sponsorship: '/sponsorships', product: '/products', user: '/users', template: '/settings/templates' };
  return `${pages[kind]}/${id}`;
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

const UsedByList = ({ usedBy, usedByTotal }: UsedByAnswer) => (
  <div className={dialog.details}>
    <Title order={2} fz="sm" mb={4}>
      {texts.inUse.by}
    </Title>
    <ul className="plain">
      {usedBy.map((user) => (
        <li key={`${user.kind} ${user.id}`}>
          <TextLink to={pageOf(user)} onClick={() => modals.closeAll()}>
            {user.name}
          </TextLink>
          <Text span fz="sm" c="dimmed">
            {` · ${texts.inUse.kinds[user.kind]}`}
          </Text>
        </li>
      ))}
    </ul>
    {usedByTotal > usedBy.length && (
      <div className={dialog.message}>{texts.inUse.more(usedByTotal - usedBy.length)}</div>
    )}
  </div>
);

type InUse = UsedByAnswer & { name: string; opener: Element | null; remedy?: Remedy | undefined };

/** Says by what a record is used, so that it cannot be deleted, with the way to each. */
export const showUsedBy = ({ name, opener, remedy, ...used }: InUse): void => {
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
          <UsedByList {...used} />
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
};
