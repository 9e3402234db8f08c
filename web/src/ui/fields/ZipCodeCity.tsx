import { Box, Group, TextInput } from '@mantine/core';
import type { Towns } from '@sponsorat/api';
import { townOf } from '@sponsorat/api';
import { useRef } from 'react';
import type { Field } from '../form/FormStore.ts';
import { useField } from '../form/formHooks.ts';
import { inputProps } from './fieldProps.tsx';
import { type Text, TextField } from './TextField.tsx';

let loading: Promise<Towns> | undefined;

const load = async (): Promise<Towns> => (await import('@sponsorat/api/towns.json')).default;

/** The towns by postnummer, fetched once and first when somebody needs them; none where they cannot be fetched. */
const loadTowns = (): Promise<Towns> => {
  loading ??= load().catch(() => {
    loading = undefined;
    return {};
  });
  return loading;
};

export type ZipCodeCityProps = { zipCode: Field<Text>; city: Field<Text> };

/** Postnummer and by: a postnummer that is typed fills its by, which may then be written over. */
export const ZipCodeCity = ({ zipCode, city }: ZipCodeCityProps) => {
  const { value, error } = useField(zipCode);
  const latest = useRef('');
  const fill = async (typed: string) => {
    latest.current = typed;
    const town = townOf(await loadTowns(), typed.trim());
    if (town && latest.current === typed) city.set(town);
  };
  const given = inputProps({ field: zipCode, width: 'full' }, error);
  return (
    <Group align="flex-start" wrap="nowrap" gap="sm">
      <Box w="6.5rem" flex="none">
        <TextInput
          {...given}
          classNames={{ input: 'tabular' }}
          inputMode="numeric"
          autoComplete="off"
          value={value ?? ''}
          onFocus={() => void loadTowns()}
          onChange={(event) => {
            zipCode.set(event.currentTarget.value);
            void fill(event.currentTarget.value);
          }}
          onBlur={() => {
            if (value !== null) zipCode.set(value.trim());
            zipCode.touch();
          }}
        />
      </Box>
      <Box flex={1} miw={0}>
        <TextField field={city} />
      </Box>
    </Group>
  );
};
