import { Button, VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { texts } from '../texts.ts';
import classes from './FilterBar.module.css';
import type { ListState } from './useListState.ts';

export type FilterBarProps = {
  list: ListState;
  search?: ReactNode;
  filters?: ReactNode;
  /** Off where the list itself says that nothing was found, and offers it. */
  withClear: boolean;
};

/** Search and filters in one line; where it is narrow, the filters wait behind a button that counts those set. */
export const FilterBar = ({ list, search, filters, withClear }: FilterBarProps) => {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const { filterCount } = list;
  return (
    <search className={classes.measure}>
      <div className={classes.bar}>
        {search && <div className={classes.search}>{search}</div>}
        {filters && (
          <>
            <Button
              className={classes.toggle ?? ''}
              variant="default"
              aria-expanded={opened}
              aria-controls={id}
              leftSection={<IconAdjustmentsHorizontal size={17} stroke={1.75} aria-hidden />}
              onClick={() => setOpened(!opened)}
            >
              {texts.list.filters}
              {filterCount > 0 && (
                <span className={classes.count}>
                  <span aria-hidden>{filterCount}</span>
                  <VisuallyHidden>{texts.list.activeFilters(filterCount)}</VisuallyHidden>
                </span>
              )}
            </Button>
            <div id={id} className={classes.filters} data-opened={opened || undefined}>
              {filters}
            </div>
          </>
        )}
        {withClear && list.isFiltered && (
          <Button className={classes.clear ?? ''} variant="subtle" size="compact-sm" onClick={list.clear}>
            {texts.list.clear}
          </Button>
        )}
      </div>
    </search>
  );
};
