import { ActionIcon, Group, NativeSelect, UnstyledButton } from '@mantine/core';
import type { SortDir } from '@sponsorat/api';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useId } from 'react';
import { texts } from '../texts.ts';
import type { Column } from './columns.ts';
import classes from './Sorting.module.css';
import type { ListState } from './useListState.ts';

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
        <UnstyledButton className={classes.sort ?? ''} onClick={onSort}>
          {label}
          <Arrow
            className={classes.arrow}
            data-sorted={sorted ? true : undefined}
            size={14}
            stroke={2.25}
            aria-hidden
          />
        </UnstyledButton>
      ) : (
        label
      )}
    </th>
  );
};

type SortSelectProps<Row> = { columns: readonly Column<Row>[]; list: Pick<ListState, 'sort' | 'sortBy'> };

/** Says and changes what is sorted by where that column may be folded away. */
export const SortSelect = <Row,>({ columns, list: { sort, sortBy } }: SortSelectProps<Row>) => {
  const id = useId();
  const Arrow = sort.dir === 'desc' ? IconArrowDown : IconArrowUp;
  const sortable = columns.filter((column) => column.sortable ?? true);
  return (
    <Group className="screen-only" justify="flex-end" gap={8} px="md" py={8} fz="sm" c="dimmed">
      <label htmlFor={id}>{texts.list.sortBy}</label>
      <NativeSelect
        id={id}
        size="xs"
        value={sort.field}
        data={sortable.map(({ key, label }) => ({ value: key, label }))}
        onChange={(event) => sortBy(event.currentTarget.value)}
      />
      <ActionIcon
        variant="default"
        size={30}
        aria-label={sort.dir === 'desc' ? texts.list.descending : texts.list.ascending}
        onClick={() => sortBy(sort.field)}
      >
        <Arrow size={16} stroke={2} aria-hidden />
      </ActionIcon>
    </Group>
  );
};
