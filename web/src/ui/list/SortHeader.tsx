import { Group, UnstyledButton } from '@mantine/core';
import type { SortDir } from '@sponsorat/api';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './Sorting.module.css';

type SortHeaderProps = {
  label: string;
  numeric: boolean;
  sorted: SortDir | false;
  onSort: (() => void) | undefined;
};

/** A column's heading; a button where the column sorts. */
export const SortHeader = ({ label, numeric, sorted, onSort }: SortHeaderProps) => {
  const Arrow = sorted === 'desc' ? IconArrowDown : IconArrowUp;
  const announced = sorted === 'desc' ? 'descending' : 'ascending';
  return (
    <th scope="col" data-numeric={numeric || undefined} aria-sort={sorted ? announced : undefined}>
      {onSort ? (
        <Group
          component={UnstyledButton}
          className={classes.sort ?? ''}
          display="inline-flex"
          wrap="nowrap"
          gap={4}
          mih={28}
          mx={-6}
          px={6}
          bdrs="sm"
          fz="inherit"
          lh="inherit"
          fw="inherit"
          ta="inherit"
          onClick={onSort}
        >
          {label}
          <Arrow
            className={classes.arrow}
            data-sorted={sorted ? true : undefined}
            size={14}
            stroke={2.25}
            aria-hidden
          />
        </Group>
      ) : (
        label
      )}
    </th>
  );
};
