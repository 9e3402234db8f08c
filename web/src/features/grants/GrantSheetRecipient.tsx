import { Autocomplete, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { KnownRecipient } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { inputProps } from '../../ui/fields/fieldProps.tsx';
import { useField } from '../../ui/form/formHooks.ts';
import { Soft } from '../../ui/Soft.tsx';
import type { GrantForm } from './GrantSheetForm.tsx';
import { knownRecipientsQuery } from './grants.queries.ts';
import { texts } from './texts.ts';

const PAUSE_MS = 200;

const KnownLine = ({ recipient: { name, type, company } }: { recipient: KnownRecipient }) => (
  <div>
    <Text fw={600}>{name}</Text>
    <Soft>{[type, company].filter(Boolean).join(' · ')}</Soft>
  </div>
);

/** Who gets the tickets: one who got some before is found by typing, and what is known of them is filled in. */
export const GrantSheetRecipient = ({ form }: { form: GrantForm }) => {
  const field = form.field('recipientName');
  const { value, error } = useField(field);
  const typed = value ?? '';
  const [sought] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data: known = [] } = useQuery(knownRecipientsQuery(sought));
  const fill = (at: string) => {
    const recipient = known[Number(at)];
    if (!recipient) return;
    form.set('recipientType', recipient.type);
    form.set('company', recipient.company);
    form.set('email', recipient.email);
    form.set('phone', recipient.phone);
  };
  return (
    <Autocomplete
      {...inputProps({ field, placeholder: texts.sheet.recipientHint }, error)}
      data-autofocus
      value={typed}
      onChange={(name) => field.set(name)}
      onBlur={() => {
        field.set(typed.trim());
        field.touch();
      }}
      // Two may be called the same: they are told apart by their place.
      data={typed.length > 1 ? known.map(({ name }, at) => ({ value: String(at), label: name })) : []}
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const recipient = known[Number(option.value)];
        return recipient && <KnownLine recipient={recipient} />;
      }}
      onOptionSubmit={fill}
      openOnFocus={false}
      maxDropdownHeight={240}
      autoComplete="off"
    />
  );
};
