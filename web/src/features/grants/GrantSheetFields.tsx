import { Autocomplete, Box, Button, Group, Input, Radio, SimpleGrid, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  type EventInput,
  type KnownRecipient,
  purposeNeeded,
  recipientTypes,
  type ticketRequestSchema,
} from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inputProps } from '../../ui/fields/fieldProps.tsx';
import { optionsOfValues, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { Form } from '../../ui/form/FormStore.ts';
import { useField, useFormState } from '../../ui/form/formHooks.ts';
import type { FormValues } from '../../ui/form/schema.ts';
import { Soft } from '../../ui/Soft.tsx';
import { isUsualType, otherTypes, purposeOf, usualTypes } from './grant-sheet.rules.ts';
import { knownRecipientsQuery } from './grants.queries.ts';
import { texts } from './texts.ts';

/** What says who gets tickets, given or wished for. */
export type GuestForm = Form<FormValues<typeof ticketRequestSchema>>;

const t = texts.sheet;
const OTHER = '';
/** A thumb hits it. */
const look = { className: 'choice', mih: 44, px: 8, py: 4, ta: 'center', fw: 500 } as const;
const options = optionsOfValues<string>(otherTypes);

const PAUSE_MS = 200;

const KnownLine = ({ recipient: { name, type, company } }: { recipient: KnownRecipient }) => (
  <div>
    <Text fw={600}>{name}</Text>
    <Soft>{[type, company].filter(Boolean).join(' · ')}</Soft>
  </div>
);

/** Who gets the tickets: one who got some before is found by typing, and what is known of them is filled in. */
export const GrantSheetRecipient = ({ form }: { form: GuestForm }) => {
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
      {...inputProps({ field, placeholder: t.recipientHint }, error)}
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

type PurposeProps = { form: GuestForm; kind: EventInput['kind'] };

/** Why they are invited, which must be said of some: the usual reasons by one tap. */
export const GrantSheetPurpose = ({ form, kind }: PurposeProps) => {
  const required = useFormState(form, ({ values }) => purposeNeeded(values));
  const field = { ...form.field('purpose'), required };
  const { value } = useField(field);
  return (
    <div>
      <TextField field={field} help={t.purposeHelp} />
      <Group component="fieldset" gap={6} mt={6} mx={0} p={0} bd={0} aria-label={t.purposes}>
        {t.reasons.map((reason) => {
          const purpose = purposeOf(kind, reason);
          return (
            <Button
              key={reason}
              variant={value === purpose ? 'light' : 'default'}
              size="compact-sm"
              mih={32}
              aria-pressed={value === purpose}
              onClick={() => field.set(purpose)}
            >
              {reason}
            </Button>
          );
        })}
      </Group>
    </div>
  );
};

/** What kind of recipient it is: one of those that most are by one tap, another behind "Andet …". */
export const GrantSheetType = ({ form }: { form: GuestForm }) => {
  const field = form.field('recipientType');
  const { value, error } = useField(field);
  const [asksOther, askOther] = useState(false);
  const isOther = value === null ? asksOther : !isUsualType(value);
  const choose = (chosen: string) => {
    askOther(chosen === OTHER);
    field.set(chosen === OTHER ? null : (recipientTypes.find((type) => type === chosen) ?? null));
  };
  return (
    <div>
      <Radio.Group
        id={isOther ? `${field.id}-group` : field.id}
        label={field.label}
        withAsterisk
        value={isOther ? OTHER : (value ?? 'none')}
        onChange={choose}
      >
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={8} mt={4}>
          {usualTypes.map((type) => (
            <Radio.Card key={type} value={type} {...look}>
              {t.short[type]}
            </Radio.Card>
          ))}
          <Radio.Card value={OTHER} {...look}>
            {t.other}
          </Radio.Card>
        </SimpleGrid>
      </Radio.Group>
      {isOther ? (
        <Box mt={8}>
          <SelectField field={field} label={t.whichOther} options={options} hideLabel />
        </Box>
      ) : (
        error && <Input.Error mt={5}>{error}</Input.Error>
      )}
    </div>
  );
};
