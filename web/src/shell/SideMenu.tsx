import { useState } from 'react';
import { type Badges, MenuList, type MenuState } from './MenuList.tsx';
import type { MenuEntry } from './menu.rules.ts';

export type SideMenuProps = {
  entries: readonly MenuEntry[];
  /** The highlighted entry with what it lies in, outermost first. */
  way: readonly string[];
  label: string;
  tooltips?: boolean;
  badges?: Badges;
};

const NONE: Badges = {};
const EMPTY: ReadonlySet<string> = new Set();

/** The menu with its highlighted entry; what holds that entry opens by itself when it changes. */
export const SideMenu = ({ entries, way, label, tooltips = false, badges = NONE }: SideMenuProps) => {
  const [seenWay, setSeenWay] = useState<string>();
  const [open, setOpen] = useState(EMPTY);

  const key = way.join('/');
  if (key !== seenWay) {
    setSeenWay(key);
    setOpen(new Set([...open, ...way.slice(0, -1)]));
  }

  const toggle = (name: string) => {
    const next = new Set(open);
    if (!next.delete(name)) next.add(name);
    setOpen(next);
  };
  const state: MenuState = { way, open, toggle, tooltips, badges };
  return (
    <nav aria-label={label}>
      <MenuList entries={entries} state={state} />
    </nav>
  );
};
