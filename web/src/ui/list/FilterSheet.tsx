import { Button, Drawer, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import dialog from '../dialog.module.css';
import { texts } from '../texts.ts';
import classes from './FilterSheet.module.css';
import { LabelsShown } from './filterLabels.ts';
import type { ListState } from './useListState.ts';

export type FilterSheetProps = {
  opened: boolean;
  onClose: () => void;
  /** It has left the screen: the focus goes back. */
  onGone: () => void;
  list: ListState;
  /** How many rows the filters leave; undefined while that is awaited. */
  total: number | undefined;
  children: ReactNode;
};

/** The filters of a list on a phone: they come from below, and work at once; the last button says what they leave. */
export const FilterSheet = ({ opened, onClose, onGone, list, total, children }: FilterSheetProps) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    onExitTransitionEnd={onGone}
    returnFocus={false}
    title={texts.list.filters}
    position="bottom"
    size="auto"
    closeButtonProps={{ 'aria-label': texts.close }}
    classNames={{ content: classes.sheet ?? '', body: classes.body ?? '' }}
  >
    <LabelsShown value>
      <Stack gap="sm" px="md" pt={4} pb="md" className={classes.filters ?? ''}>
        {children}
      </Stack>
    </LabelsShown>
    <div className={`${dialog.buttons} ${classes.buttons}`}>
      <Button variant="default" aria-disabled={list.filterCount === 0} onClick={list.clearFilters}>
        {texts.list.clearAll}
      </Button>
      <Button onClick={onClose}>{texts.list.show(total)}</Button>
    </div>
  </Drawer>
);
