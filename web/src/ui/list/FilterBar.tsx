import { Badge, Button, VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import classes from './FilterBar.module.css';
import type { ListState } from './useListState.ts';

const loadSheet = () => import('./FilterSheet.tsx');
const FilterSheet = lazy(() => loadSheet().then((module) => ({ default: module.FilterSheet })));

export type FilterBarProps = {
  list: ListState;
  search?: ReactNode;
  filters?: ReactNode;
  /** How many rows are left; undefined while that is awaited. */
  total: number | undefined;
  /** Off where the list itself says that nothing was found, and offers it. */
  withClear: boolean;
};

/** Search and filters in one line; on a phone the filters are a sheet, behind a button that counts those set. */
export const FilterBar = ({ list, search, filters, total, withClear }: FilterBarProps) => {
  const [opened, setOpened] = useState(false);
  // It comes when it is first asked for, and stays to be seen leaving.
  const [asked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const open = () => {
    setAsked(true);
    setOpened(true);
  };
  const { filterCount } = list;
  return (
    <search className={classes.measure}>
      <div className={classes.bar}>
        {search && <div className={classes.search}>{search}</div>}
        {filters && (
          <>
            <Button
              ref={opener}
              className={classes.toggle ?? ''}
              variant="default"
              aria-haspopup="dialog"
              aria-expanded={opened}
              onPointerEnter={() => void loadSheet().catch(() => {})}
              leftSection={<IconAdjustmentsHorizontal size={17} stroke={1.75} aria-hidden />}
              onClick={open}
            >
              {texts.list.filters}
              {filterCount > 0 && (
                <Badge component="span" circle ml="xs">
                  <span aria-hidden>{filterCount}</span>
                  <VisuallyHidden>{texts.list.activeFilters(filterCount)}</VisuallyHidden>
                </Badge>
              )}
            </Button>
            <div className={classes.filters}>{filters}</div>
            {asked && (
              <Suspense>
                <FilterSheet
                  opened={opened}
                  onClose={() => setOpened(false)}
                  onGone={() => opener.current?.focus()}
                  list={list}
                  total={total}
                >
                  {filters}
                </FilterSheet>
              </Suspense>
            )}
          </>
        )}
        {withClear && list.isFiltered && (
          <Button variant="subtle" size="compact-sm" onClick={list.clear}>
            {texts.list.clear}
          </Button>
        )}
      </div>
    </search>
  );
};
