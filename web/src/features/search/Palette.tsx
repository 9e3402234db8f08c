import { Anchor, Box, CloseButton, Group, Modal, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { closeOverlay } from '../../lib/overlay.ts';
import { Notice } from '../../ui/Notice.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { useIsNarrow } from '../../ui/useIsNarrow.ts';
import { MOD } from './keys.ts';
import classes from './Palette.module.css';
import { Results } from './Results.tsx';
import { texts } from './texts.ts';
import { type Entry, useGroups } from './useGroups.ts';

const t = texts.palette;
/** As the field comes to stand there: a key pressed before a later focus would be lost. */
const focus = (field: HTMLInputElement | null): void => field?.focus();

/** Which entry Enter takes: the first, until an arrow key has chosen another. */
const useChoice = (entries: readonly Entry[]) => {
  const [chosen, setChosen] = useState<string>();
  const at = Math.max(
    0,
    entries.findIndex(({ key }) => key === chosen),
  );
  const choose = (index: number) => setChosen(entries.at(index % entries.length)?.key);
  const moves = new Map([
    ['ArrowDown', () => choose(at + 1)],
    ['ArrowUp', () => choose(at - 1)],
    ['PageDown', () => choose(-1)],
    ['PageUp', () => choose(0)],
  ]);
  const active = entries[at];
  return { active, isOwn: active?.key === chosen, moves, reset: () => setChosen(undefined) };
};

/** The search over everything: what one types is found, and the keyboard alone opens it. */
export const Palette = ({ typed }: { typed: string }) => {
  const [query, setQuery] = useState(typed);
  const { groups, failed, asksClub, isSettled, retry } = useGroups(query);
  const entries = groups.flatMap((group) => group.entries);
  const { active, isOwn, moves, reset } = useChoice(entries);
  const [isHasty, setHasty] = useState(false);
  const router = useRouter();
  const isNarrow = useIsNarrow('48em');
  const list = useId();
  const idOf = ({ key }: Entry) => `${list}-${key}`;

  const type = (text: string) => {
    setQuery(text);
    setHasty(false);
    reset();
  };

  const open = (entry: Entry, inNewTab: boolean) => {
    if ('fill' in entry) return type(entry.fill);
    closeOverlay();
    if ('run' in entry) entry.run();
    else if (inNewTab) window.open(entry.path, '_blank', 'noopener');
    // A form with unsaved changes asks first, as at every other link.
    else router.history.push(entry.path);
  };

  // Enter pressed before the answer was there takes the answer's first hit, not what was found before.
  useEffect(() => {
    if (!isHasty || !isSettled) return;
    setHasty(false);
    if (active) open(active, false);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const move = moves.get(event.key);
    if (move) {
      event.preventDefault();
      move();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (active && (isSettled || isOwn)) open(active, event.ctrlKey || event.metaKey);
    else if (!isSettled) setHasty(true);
  };

  const sought = query.trim();
  const isNone = isSettled && entries.length === 0 && !asksClub;
  const counted = isSettled ? t.count(entries.length) : t.searching;
  const said = sought && (asksClub ? t.whichClub : counted);
  return (
    <Modal.Root
      opened
      onClose={closeOverlay}
      returnFocus={false}
      centered={false}
      fullScreen={isNarrow}
      yOffset="12vh"
      size={660}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay transitionProps={{ duration: 0 }} />
      <Modal.Content aria-label={t.title}>
        <Stack gap={0} {...(isNarrow ? { h: '100dvh' } : { mah: '76vh' })} style={{ overflow: 'hidden' }}>
          <Group flex="none" gap="sm" wrap="nowrap" pl={18} pr={8} style={{ borderBottom: '1px solid var(--line)' }}>
            <IconSearch size={20} stroke={1.75} color="var(--mantine-color-dimmed)" aria-hidden />
            <Box
              component="input"
              ref={focus}
              data-autofocus
              className={classes.input ?? ''}
              flex={1}
              miw={0}
              fz="lg"
              role="combobox"
              aria-label={t.label}
              aria-expanded={entries.length > 0}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={active && idOf(active)}
              placeholder={t.placeholder}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={100}
              value={query}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
            <CloseButton size={44} iconSize={20} aria-label={t.close} onClick={closeOverlay} />
          </Group>
          {failed && (
            <Box px="sm" pt="sm">
              <Notice
                tone="warning"
                role="alert"
                action={
                  retry && (
                    <Anchor
                      component="button"
                      type="button"
                      inherit
                      c="inherit"
                      fw={600}
                      underline="always"
                      onClick={retry}
                    >
                      {uiTexts.retry}
                    </Anchor>
                  )
                }
              >
                {sought ? t.failed : t.visitedFailed}
              </Notice>
            </Box>
          )}
          <Results
            id={list}
            groups={groups}
            sought={sought}
            active={active}
            isStale={!isSettled}
            idOf={idOf}
            onOpen={open}
          />
          {asksClub && (
            <Text fz="sm" c="dimmed" px={18} pt={8} pb={14}>
              {t.whichClub}
            </Text>
          )}
          {isNone && !failed && (
            <Stack gap={4} ta="center" px="lg" py={28}>
              <p>{t.none(sought)}</p>
              <p>{t.noneHint}</p>
            </Stack>
          )}
          <VisuallyHidden role="status">{said}</VisuallyHidden>
          <Group
            gap="4px 18px"
            fz="xs"
            c="dimmed"
            visibleFrom="sm"
            flex="none"
            px={18}
            py={9}
            className="ruled"
            aria-hidden
          >
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> {t.keys.move}
            </span>
            <span>
              <kbd>Enter</kbd> {t.keys.open}
            </span>
            <span>
              <kbd>{MOD}</kbd> <kbd>Enter</kbd> {t.keys.newTab}
            </span>
            <span>
              <kbd>Esc</kbd> {t.keys.close}
            </span>
          </Group>
        </Stack>
      </Modal.Content>
    </Modal.Root>
  );
};
