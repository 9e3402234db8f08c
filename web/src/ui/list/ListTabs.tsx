import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { number } from '../../lib/formats.ts';
import tabs from '../tabs.module.css';
import { useTabStrip } from '../useTabStrip.ts';
import type { ListSearch } from './listSearch.ts';

export type ListTab = {
  key: string;
  label: string;
  /** The list that it leads to; this one where nothing is said. */
  to?: string;
  /** How many rows it shows; undefined while that is awaited, null where it is not said. */
  count: number | null | undefined;
  /** The list's address as the tab shows it. */
  search: ListSearch;
  isCurrent: boolean;
};

const EXACT = { exact: true };

/** As wide before its figure comes as after. */
const Count = ({ children }: { children: string }) => (
  <Text span display="inline-block" miw="1ch" ml={4} fz="sm" fw={500} lh="inherit" c="dimmed" className="tabular">
    {children}
  </Text>
);

/** Ready-made selections of a list, over its table; each says how many rows it has. */
export const ListTabs = ({ label, tabs: all }: { label: string; tabs: readonly ListTab[] }) => (
  <nav
    ref={useTabStrip(all.find(({ isCurrent }) => isCurrent)?.key ?? '')}
    className={`${tabs.tabs} ${tabs.over}`}
    aria-label={label}
  >
    {all.map(({ key, label: name, to = '.', count, search, isCurrent }) => (
      <Link
        key={key}
        to={to}
        search={search}
        // The router marks a link whose search is part of the address: Alle would always be current.
        activeOptions={EXACT}
        resetScroll={false}
        className={tabs.tab ?? ''}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {name} {count !== null && <Count>{count === undefined ? '' : number(count)}</Count>}
      </Link>
    ))}
  </nav>
);

type RelatedLists<K extends string> = {
  label: string;
  tabs: readonly { key: K; to: string; label: string }[];
  /** What is asked of all of them. */
  shared: readonly string[];
};
type RelatedTabsProps<K extends string> = {
  current: K;
  search: ListSearch;
  /** How many the current one shows. */
  count: ListTab['count'];
};

/** Declares the tabs of lists that belong together, to stand over the one that is shown. */
export const relatedTabs =
  <const K extends string>({ label, tabs: all, shared }: RelatedLists<K>) =>
  ({ current, search, count }: RelatedTabsProps<K>) => {
    const kept = Object.fromEntries(shared.flatMap((key) => (search[key] ? [[key, search[key]]] : [])));
    const stateOf = (tab: (typeof all)[number]): ListTab =>
      tab.key === current
        ? { ...tab, isCurrent: true, count, search }
        : { ...tab, isCurrent: false, count: null, search: kept };
    return <ListTabs label={label} tabs={all.map(stateOf)} />;
  };
