import { Box, Group, Modal, Switch, Title } from '@mantine/core';
import { Fragment } from 'react';
import { closeOverlay } from '../../lib/overlay.ts';
import { useSingleKeys } from '../../lib/typing.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { MOD } from './keys.ts';
import { texts } from './texts.ts';

const t = texts.shortcuts;

/** Keys that are pressed together; several such stand for each other. */
type Shortcut = { keys: readonly (readonly string[])[]; does: string };

const parts: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: t.everywhere,
    shortcuts: [
      { keys: [[MOD, 'K']], does: t.search },
      { keys: [['/']], does: t.list },
      { keys: [['?']], does: t.help },
      { keys: [['Esc']], does: t.escape },
      { keys: [[MOD, 'Z']], does: t.undo },
    ],
  },
  {
    title: t.inLists,
    shortcuts: [
      { keys: [['J'], ['K']], does: t.rows },
      { keys: [['↓']], does: t.firstRow },
      { keys: [['Enter']], does: t.openRow },
      { keys: [['X']], does: t.tick },
      { keys: [['H']], does: t.ticked },
      { keys: [['Esc']], does: t.clear },
    ],
  },
  { title: t.inForms, shortcuts: [{ keys: [[MOD, 'S']], does: t.save }] },
  { title: t.inBudget, shortcuts: [{ keys: [['Shift', 'F2']], does: t.note }] },
  {
    title: t.inSearch,
    shortcuts: [
      { keys: [['↑'], ['↓']], does: t.move },
      { keys: [['Page Up'], ['Page Down']], does: t.ends },
      { keys: [['Enter']], does: t.open },
      { keys: [[MOD, 'Enter']], does: t.newTab },
    ],
  },
];

const SingleKeys = () => {
  const [on, setOn] = useSingleKeys();
  return (
    <Switch
      label={t.single}
      description={t.singleHelp}
      checked={on}
      onChange={(event) => setOn(event.currentTarget.checked)}
    />
  );
};

/** Every shortcut there is, and whether those of a single key are used. */
export const Shortcuts = () => (
  <Modal
    opened
    onClose={closeOverlay}
    returnFocus={false}
    title={t.title}
    withCloseButton
    closeButtonProps={{ 'aria-label': uiTexts.close }}
    size={480}
    transitionProps={{ duration: 0 }}
  >
    {parts.map(({ title, shortcuts }) => (
      <Box component="section" key={title} mb={18}>
        <Title order={3} fz="sm" c="dimmed">
          {title}
        </Title>
        <Box component="dl" className="rows">
          {shortcuts.map(({ keys, does }) => (
            <Group key={does} justify="space-between" wrap="nowrap" mih={40} py={0}>
              {/* The keys stand in one line at the end; read aloud they come first. */}
              <Box component="dt" style={{ order: 1 }}>
                {keys.map((together, at) => (
                  <Fragment key={together.join(' ')}>
                    {at > 0 && ` ${t.or} `}
                    {together.map((key) => (
                      <Box component="kbd" key={key} display="inline-block" miw={26} ml={5} py={2} fz="sm" ta="center">
                        {key}
                      </Box>
                    ))}
                  </Fragment>
                ))}
              </Box>
              <dd>{does}</dd>
            </Group>
          ))}
        </Box>
      </Box>
    ))}
    <SingleKeys />
  </Modal>
);
