import { useQuery } from '@tanstack/react-query';
import { firstMatches } from '../../ui/fields/firstMatches.ts';
import { ListSelect } from '../../ui/fields/ListSelect.tsx';
import { namesQuery } from './imports.queries.ts';

type NameSelectProps = {
  id: number;
  field: string;
  /** What decides which can be chosen, where not all can. */
  within?: number | null;
  value: string | null;
  onChange: (name: string | null, id: number | null) => void;
  label?: string;
  'aria-label'?: string;
  placeholder?: string;
  w?: string;
};

/** Chooses among the records that a field can name; nothing where there are too many. */
export const NameSelect = ({ id, field, within = null, value, onChange, ...props }: NameSelectProps) => {
  const { data = [] } = useQuery(namesQuery(id, field, within));
  if (data.length === 0) return null;
  return (
    <ListSelect
      {...props}
      maw="100%"
      data={data.map(({ name }) => name)}
      value={value}
      onChange={(name) => onChange(name, data.find((one) => one.name === name)?.id ?? null)}
      filter={firstMatches}
      searchable
      clearable
      openOnFocus={false}
      autoComplete="off"
    />
  );
};
