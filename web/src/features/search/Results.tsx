import { Box, Center, Highlight, Group as Line, Stack, Text } from '@mantine/core';
import { foundPieces } from '@sponsorat/api';
import {
  IconArrowRight,
  IconBox,
  IconCalendarEvent,
  IconFile,
  IconFileText,
  IconId,
  IconTicket,
} from '@tabler/icons-react';
import { type MouseEvent, useEffect } from 'react';
import { Avatar, Logo } from '../../ui/Avatar.tsx';
import classes from './Palette.module.css';
import { texts } from './texts.ts';
import type { Entry, Group } from './useGroups.ts';

const icons = {
  contract: IconFileText,
  contact: IconId,
  document: IconFile,
  event: IconCalendarEvent,
  recipient: IconTicket,
  product: IconBox,
  more: IconArrowRight,
};

const Picture = ({ entry }: { entry: Entry }) => {
  if (entry.kind === 'sponsorship') return <Logo src={entry.logo} name={entry.title} size="sm" />;
  if (entry.kind === 'user') return <Avatar src={entry.logo} name={entry.title} size="sm" />;
  const Icon = entry.kind === 'offer' ? entry.icon : icons[entry.kind];
  return (
    <Center component="span" w={28} h={28} flex="none" c="dimmed">
      <Icon size={18} stroke={1.7} aria-hidden />
    </Center>
  );
};

type ResultsProps = {
  id: string;
  groups: readonly Group[];
  sought: string;
  /** The entry that Enter takes. */
  active: Entry | undefined;
  /** What is shown answers what was typed before. */
  isStale: boolean;
  idOf: (entry: Entry) => string;
  onOpen: (entry: Entry, inNewTab: boolean) => void;
};

/** What was found, in groups. The keyboard stays in the field and chooses from there. */
export const Results = ({ id, groups, sought, active, isStale, idOf, onOpen }: ResultsProps) => {
  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={texts.palette.results}
      flex={1}
      mih={0}
      px={8}
      pb={8}
      className={classes.results ?? ''}
      data-stale={isStale || undefined}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: in a listbox, a group is one of options
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <Text
            fz="xs"
            fw={650}
            c="dimmed"
            id={`${id}-${group.key}`}
            pos="sticky"
            top={0}
            px="xs"
            pt="sm"
            pb={5}
            bg="var(--surface)"
            role="presentation"
          >
            {group.title}
          </Text>
          {group.entries.map((entry) => (
            <Option
              key={entry.key}
              entry={entry}
              id={idOf(entry)}
              sought={sought}
              isActive={entry.key === active?.key}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </Box>
  );
};

type OptionProps = { entry: Entry; id: string; sought: string; isActive: boolean; onOpen: ResultsProps['onOpen'] };

// A link, so that the mouse's other buttons and the context menu do what they do with links.
const Option = ({ entry, id, sought, isActive, onOpen }: OptionProps) => (
  <Line
    component="a"
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    className={classes.option ?? ''}
    wrap="nowrap"
    gap="sm"
    mih={44}
    px="xs"
    py={5}
    bdrs="sm"
    {...('path' in entry && { href: entry.path })}
    onMouseDown={(event: MouseEvent) => event.preventDefault()}
    onClick={(event: MouseEvent) => {
      if (event.shiftKey) return;
      event.preventDefault();
      onOpen(entry, event.ctrlKey || event.metaKey);
    }}
  >
    <Picture entry={entry} />
    <Stack component="span" flex={1} gap={0} miw={0}>
      <Highlight
        component="span"
        className="anywhere"
        fw={600}
        lineClamp={2}
        {...(entry.kind === 'more' && { c: 'var(--mantine-color-anchor)', fz: 'sm' })}
        highlight={entry.kind === 'more' ? '' : foundPieces(entry.title, sought)}
      >
        {entry.title}
      </Highlight>
      {entry.subtitle && (
        <Highlight
          component="span"
          fz="sm"
          lh={1.3}
          c="dimmed"
          truncate
          highlight={foundPieces(entry.subtitle, sought)}
        >
          {entry.subtitle}
        </Highlight>
      )}
    </Stack>
  </Line>
);
