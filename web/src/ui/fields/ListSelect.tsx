import { Select, type SelectProps } from '@mantine/core';
import { useDropdown } from './useDropdown.ts';

/** Mantine's select, whose list Enter opens wherever it stands. */
export const ListSelect = <K extends string | number = string>(props: SelectProps<K>) => {
  const { list, takeEnter } = useDropdown();
  return <Select<K> {...props} {...list} onKeyDown={takeEnter} />;
};
