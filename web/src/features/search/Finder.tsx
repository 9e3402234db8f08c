import { Group, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMatches } from '@tanstack/react-router';
import { type ComponentType, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ConnectionError } from '../../lib/client.ts';
import { closeOverlay, type Overlay, showOverlay, useOverlay } from '../../lib/overlay.ts';
import { useUser } from '../../lib/session.ts';
import { topDialog } from '../../lib/topDialog.ts';
import { texts } from '../../shell/texts.ts';
import { toast } from '../../ui/toast.ts';
import classes from './Finder.module.css';
import { commandOf, listSearchField, MOD } from './keys.ts';
import { readVisits, recordShown, storeVisits, withVisit } from './visits.ts';

type OverlayComponent = ComponentType<{ typed: string }>;

const load: Record<Overlay, () => Promise<OverlayComponent>> = {
  search: () => import('./Palette.tsx').then(({ Palette }) => Palette),
  shortcuts: () => import('./Shortcuts.tsx').then(({ Shortcuts }) => Shortcuts),
};

/** Fetches what an overlay consists of when it is first asked for. */
const useOverlayPart = (overlay: Overlay | null): OverlayComponent | undefined => {
  const [parts, setParts] = useState<Partial<Record<Overlay, OverlayComponent>>>({});
  const part = overlay ? parts[overlay] : undefined;
  useEffect(() => {
    if (!overlay || part) return;
    load[overlay]().then(
      (loaded) => setParts((known) => ({ ...known, [overlay]: loaded })),
      (cause) => {
        closeOverlay();
        toast.error(new ConnectionError(cause));
      },
    );
  }, [overlay, part]);
  return part;
};

const useVisits = (): void => {
  const { id: userId } = useUser();
  const matches = useMatches();
  const record = recordShown(matches);
  const { kind, id } = record ?? {};
  useEffect(() => {
    if (kind && id) storeVisits(userId, withVisit(readVisits(userId), { kind, id }));
  }, [userId, kind, id]);
};

/** The way to everything from everywhere: a button in the top bar, and the keys Ctrl+K, / and ?. */
export const Finder = () => {
  const overlay = useOverlay();
  const Part = useOverlayPart(overlay);
  // What is typed before the search is there is typed into it.
  const early = useRef('');
  const isAwaited = overlay === 'search' && !Part;
  useVisits();

  // In time for the very next key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isAwaited && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        early.current += event.key;
        return;
      }
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      if (command === 'search' && topDialog()) return;
      const field = command === 'list' ? listSearchField() : null;
      if (field) {
        field.focus();
        field.select();
      } else {
        early.current = '';
        showOverlay(command === 'shortcuts' ? 'shortcuts' : 'search');
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isAwaited]);

  return (
    <>
      <Group
        component={UnstyledButton}
        wrap="nowrap"
        gap={9}
        bdrs="sm"
        fz="sm"
        className={classes.button ?? ''}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event: MouseEvent<HTMLElement>) => {
          early.current = '';
          showOverlay('search', event.currentTarget);
        }}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <VisuallyHidden>{texts.search.open}</VisuallyHidden>
        <Text span inherit flex={1} ta="start" truncate visibleFrom="md" aria-hidden>
          {texts.search.placeholder}
        </Text>
        <kbd className="mantine-visible-from-md" aria-hidden>
          {MOD} K
        </kbd>
      </Group>
      {Part && <Part typed={early.current} />}
    </>
  );
};
