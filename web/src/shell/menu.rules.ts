import { hasRole, type Right } from '@sponsorat/api';
import type { Icon } from '@tabler/icons-react';

export type MenuItem = {
  /** Names the entry to a route that forces it active. */
  name: string;
  title: string;
  icon?: Icon;
  right: Right;
  /** Its page. An entry with entries of its own has none: it opens and closes them. */
  to?: string;
  items?: readonly MenuEntry[];
};
export type MenuEntry = MenuItem | 'divider';

/** What is open on the screen, as far as the menu is concerned. */
export type CurrentPage = {
  /** The path of the current route, as it is declared: `/sponsorships/$id`. */
  route: string;
  /** Where the breadcrumbs of the matched routes lead, the outermost first. */
  targets: readonly string[];
  /** `null` where no entry is the page's. */
  forced?: string | null | undefined;
};

const plain = (path: string): string => path.replace(/(?<=.)\/$/, '');

// A divider divides: none first, last, or after another.
const withoutLooseDividers = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.filter((entry, at) => {
    if (entry !== 'divider') return true;
    const next = entries[at + 1];
    return at > 0 && next !== undefined && next !== 'divider';
  });

/** The part of the menu that these roles may see. */
export const visibleMenu = (entries: readonly MenuEntry[], roles: readonly string[]): MenuEntry[] => {
  const seen = entries.flatMap((entry): MenuEntry[] => {
    if (entry === 'divider') return [entry];
    if (!hasRole(roles, entry.right)) return [];
    if (!entry.items) return [entry];
    const items = visibleMenu(entry.items, roles);
    return items.length > 0 ? [{ ...entry, items }] : [];
  });
  return withoutLooseDividers(seen);
};

const isItem = (entry: MenuEntry): entry is MenuItem => entry !== 'divider';

/** The way from the top of the menu to the first entry that passes, that entry last; empty where none does. */
const wayTo = (entries: readonly MenuEntry[], passes: (item: MenuItem) => boolean): string[] => {
  for (const entry of entries.filter(isItem)) {
    if (passes(entry)) return [entry.name];
    const inside = wayTo(entry.items ?? [], passes);
    if (inside.length > 0) return [entry.name, ...inside];
  }
  return [];
};

/**
 * The highlighted entry with what it lies in, outermost first. A forced name wins over the current route, that over
 * the breadcrumbs; of these the innermost that the menu knows, since nearly every trail begins at Overblik.
 */
export const activeWay = (entries: readonly MenuEntry[], { route, targets, forced }: CurrentPage): string[] => {
  if (forced === null) return [];
  const leadsTo = (path: string) => (item: MenuItem) => item.to !== undefined && plain(item.to) === plain(path);
  const tries = [
    ...(forced ? [(item: MenuItem) => item.name === forced] : []),
    leadsTo(route),
    ...targets.toReversed().map(leadsTo),
  ];
  for (const passes of tries) {
    const way = wayTo(entries, passes);
    if (way.length > 0) return way;
  }
  return [];
};
