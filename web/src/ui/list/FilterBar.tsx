import { Box, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import type { ListState } from './useListState.ts';

export type FilterBarProps = {
  list: ListState;
  search?: ReactNode;
  filters?: ReactNode;
  /** Off where the list itself says that nothing was found, and offers it. */
  withClear: boolean;
};

/** Search and filters in one line. */
export const FilterBar = ({ list, search, filters, withClear }: FilterBarProps) => (
  <Group component="search" gap="8px 10px">
    {/* The whole line on a phone. */}
    {search && (
      <Box flex="1 1 11rem" maw={{ base: 'none', xs: '20rem' }}>
        {search}
      </Box>
    )}
    {filters}
    {withClear && list.isFiltered && (
      <Button variant="subtle" size="compact-sm" onClick={list.clear}>
        {texts.list.clear}
      </Button>
    )}
  </Group>
);
