import { ActionIcon, Box, Button, Group, Text } from '@mantine/core';
import { recipientTypes } from '@sponsorat/api';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areaUsersQuery } from '../../domain/catalog.queries.ts';
import { sponsorshipQuery } from '../../domain/sponsorship.queries.ts';
import { Chevron } from '../../ui/Chevron.tsx';
import { optionsOf, optionsOfValues, SelectField } from '../../ui/fields/SelectField.tsx';
import { EmailField, PhoneField, TextField } from '../../ui/fields/TextField.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import { useField, useFormState } from '../../ui/form/formHooks.ts';
import { useRows } from '../../ui/form/useRows.ts';
import { Soft } from '../../ui/Soft.tsx';
import type { GuestForm } from './GrantSheetFields.tsx';
import { isSeldomAsked } from './grant-sheet.rules.ts';
import { texts } from './texts.ts';

const t = texts.sheet;
const types = optionsOfValues<string>(recipientTypes);

const Companions = ({ form }: { form: GuestForm }) => {
  const list = form.field('companions');
  const { value, error } = useField(list);
  const { rows, addButton, add, remove } = useRows(list);
  return (
    <div>
      <Text fw={500}>{t.companions}</Text>
      <Soft block>{t.companionsHelp}</Soft>
      <ol className="plain" ref={rows}>
        {value.map((_, at) => (
          <Group
            // biome-ignore lint/suspicious/noArrayIndexKey: a companion is its place in the list, and its fields hold nothing of their own
            key={at}
            component="li"
            gap={8}
            mt={8}
            align="flex-end"
            aria-label={t.companion(at + 1)}
          >
            <Box flex="1 1 11rem">
              <TextField field={form.field(`companions.${at}.name`)} label={t.companionName} />
            </Box>
            <Box flex="1 1 11rem">
              <SelectField field={form.field(`companions.${at}.type`)} label={t.companionType} options={types} />
            </Box>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t.removeCompanion(at + 1)}
              onClick={() => remove(at)}
            >
              <IconTrash size={17} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </ol>
      {error && (
        <Text fz="sm" c="var(--mantine-color-error)" id={list.id} tabIndex={-1} mt={4}>
          {error}
        </Text>
      )}
      <Button
        ref={addButton}
        variant="default"
        size="compact-md"
        mt={8}
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => add({ name: null, type: form.get().values.recipientType })}
      >
        {t.addCompanion}
      </Button>
    </div>
  );
};

type MoreProps = { form: GuestForm; sponsorshipId: number | null };

const Fields = ({ form, sponsorshipId }: MoreProps) => {
  const isOwn = sponsorshipId !== null;
  const club = useQuery({ ...sponsorshipQuery(sponsorshipId ?? 0), enabled: isOwn, meta: { inline: true } });
  const areaId = club.data?.areaId;
  const hosts = useQuery({ ...areaUsersQuery(areaId ?? 0), enabled: areaId !== undefined });
  return (
    <Box pt="xs">
      <FieldGrid>
        <TextField field={form.field('company')} />
        <EmailField field={form.field('email')} />
        <PhoneField field={form.field('phone')} width="full" />
        {isOwn && (
          <SelectField field={form.field('hostUserId')} options={optionsOf(hosts.data)} failed={hosts.isError} />
        )}
        <WholeRow>
          <Companions form={form} />
        </WholeRow>
      </FieldGrid>
    </Box>
  );
};

/** What is seldom asked of a recipient, once it is asked for: what is wrong there is seen, and what was brought back. */
export const GrantSheetMore = (props: MoreProps) => {
  const [more, setMore] = useState(false);
  const isShown = useFormState(
    props.form,
    ({ summary = {}, restored }) => restored || Object.keys(summary).some(isSeldomAsked),
  );
  const opened = more || isShown;
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-md"
        ml={-8}
        rightSection={<Chevron opened={opened} />}
        aria-expanded={opened}
        onClick={() => setMore(!opened)}
      >
        {t.more}
      </Button>
      {opened && <Fields {...props} />}
    </div>
  );
};
