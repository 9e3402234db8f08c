import type { NamedRecord } from '@sponsorat/api';
import { inputProps } from '../ui/fields/fieldProps.tsx';
import type { Field } from '../ui/form/FormStore.ts';
import { useField } from '../ui/form/formHooks.ts';
import { ClubSelect } from './ClubSelect.tsx';

type ClubFieldProps = { field: Field<number | null>; known: NamedRecord | undefined };

/** The club that a form is about. */
export const ClubField = ({ field, known }: ClubFieldProps) => {
  const { value, error } = useField(field);
  return (
    <ClubSelect
      {...inputProps({ field }, error)}
      known={known}
      value={value}
      onChange={field.set}
      onBlur={() => field.touch()}
    />
  );
};
