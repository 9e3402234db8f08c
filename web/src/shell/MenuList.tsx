import { Box, Center, Group as Line, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense, useId } from 'react';
import { Chevron } from '../ui/Chevron.tsx';
import classes from './MenuList.module.css';
import type { MenuEntry, MenuItem } from './menu.rules.ts';
import { useListSearch } from './useListSearch.ts';

/** A figure beside an entry, by its name, and what it says in words. */
export type Badges = Partial<Record<string, { count: number; label: string }>>;

/** What every level of the menu shares. */
export type MenuState = {
  /** The highlighted entry, and those it lies in. */
  way: readonly string[];
  open: ReadonlySet<string>;
  toggle: (name: string) => void;
  tooltips: boolean;
  badges: Badges;
};

type Level = 1 | 2 | 3;
const deeper = (level: Level): Level => (level === 1 ? 2 : 3);

/** On the rail of icons the name is the tooltip's. */
const Face = ({ item, rail }: { item: MenuItem; rail: boolean }) => (
  <>
    <Center component="span" className={classes.icon ?? ''} flex="none" w={20} h={20} fw={650} aria-hidden>
      {item.icon ? <item.icon size={20} stroke={1.6} /> : item.title.charAt(0)}
    </Center>
    <Text span inherit flex={1} miw={0} className={rail ? 'unseen' : ''}>
      {item.title}
    </Text>
  </>
);

// Only the rail of icons has tooltips: the wide menu and the phone's load nothing for them.
const Tooltip = lazy(() => import('./MenuTooltip.tsx').then((module) => ({ default: module.MenuTooltip })));

const WithTooltip = ({ item, tooltips, children }: { item: MenuItem; tooltips: boolean; children: ReactElement }) =>
  tooltips ? (
    <Suspense fallback={children}>
      <Tooltip label={item.title}>{children}</Tooltip>
    </Suspense>
  ) : (
    children
  );

const look = {
  wrap: 'nowrap',
  gap: 'sm',
  pos: 'relative',
  w: '100%',
  my: 1,
  bdrs: 'sm',
  fz: 'sm',
  lh: 1.3,
  className: classes.item ?? '',
} as const;

const Group = ({ item, level, state }: { item: MenuItem; level: Level; state: MenuState }) => {
  const id = useId();
  const open = state.open.has(item.name);
  return (
    <li>
      <WithTooltip item={item} tooltips={state.tooltips}>
        <Line
          {...look}
          component={UnstyledButton}
          data-level={level}
          data-inside={state.way.includes(item.name) || undefined}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => state.toggle(item.name)}
        >
          <Face item={item} rail={state.tooltips} />
          <Chevron opened={open} stroke={1.8} />
        </Line>
      </WithTooltip>
      <div id={id} className={classes.slide} data-open={open || undefined} inert={!open}>
        <MenuList entries={item.items ?? []} level={deeper(level)} state={state} />
      </div>
    </li>
  );
};

// On the rail of icons there is room for as much.
const MOST = 99;

const Badge = ({ badge: { count, label }, rail }: { badge: { count: number; label: string }; rail: boolean }) =>
  count > 0 && (
    <>
      <Box
        component="span"
        className="count-badge tabular"
        flex="none"
        {...(rail && { pos: 'absolute', top: 0, right: 0 })}
        c="amber.9"
        bg="amber.2"
        aria-hidden
      >
        {count > MOST ? `${MOST}+` : count}
      </Box>
      <VisuallyHidden component="span">{label}</VisuallyHidden>
    </>
  );

const Leaf = ({ item, level, state }: { item: MenuItem; level: Level; state: MenuState }) => {
  const active = state.way.at(-1) === item.name;
  const search = useListSearch(item.to);
  const badge = state.badges[item.name];
  return (
    <li>
      <WithTooltip item={item} tooltips={state.tooltips}>
        <Line
          {...look}
          renderRoot={(props) => (
            <Link {...props} to={item.to ?? '/'} search={search} activeOptions={{ exact: true }} />
          )}
          data-level={level}
          data-active={active || undefined}
          aria-current={active ? 'page' : undefined}
        >
          <Face item={item} rail={state.tooltips} />
          {badge && <Badge badge={badge} rail={state.tooltips} />}
        </Line>
      </WithTooltip>
    </li>
  );
};

/** One level of the menu, with the levels inside it. */
export const MenuList = ({
  entries,
  level = 1,
  state,
}: {
  entries: readonly MenuEntry[];
  level?: Level;
  state: MenuState;
}) => (
  <ul className="plain">
    {entries.map((entry, at) => {
      if (entry === 'divider') {
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a divider has no name, and the menu never reorders
          <li key={`divider-${at}`} aria-hidden>
            <Box component="hr" h={1} m="sm" bd={0} bg="var(--side-line)" />
          </li>
        );
      }
      const Row = entry.items ? Group : Leaf;
      return <Row key={entry.name} item={entry} level={level} state={state} />;
    })}
  </ul>
);
