import { ActionIcon, Box, Button, Group, Text } from '@mantine/core';
import { recipientTypes } from '@sponsorat/api';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { areaUsersQuery } from '../../domain/catalog.queries.ts';
import { sponsorshipQuery } from '../../domain/sponsorship.queries.ts';
import { optionsOf, optionsOfValues, SelectField } from '../../ui/fields/SelectField.tsx';
import { EmailField, PhoneField, TextField } from '../../ui/fields/TextField.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import { useField } from '../../ui/form/formHooks.ts';
import { useRows } from '../../ui/form/useRows.ts';
import { Soft } from '../../ui/Soft.tsx';
import type { GrantForm } from './GrantSheetForm.tsx';
import { texts } from './texts.ts';

const t = texts.sheet;
const types = optionsOfValues<string>(recipientTypes);

const Companions = ({ form }: { form: GrantForm }) => {
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

/** What is seldom asked of a recipient. */
export const GrantSheetMore = ({ form, sponsorshipId }: { form: GrantForm; sponsorshipId: number }) => {
  const areaId = useQuery({ ...sponsorshipQuery(sponsorshipId), meta: { inline: true } }).data?.areaId;
  const hosts = useQuery({ ...areaUsersQuery(areaId ?? 0), enabled: areaId !== undefined });
  return (
    <Box pt="xs">
      <FieldGrid>
        <TextField field={form.field('company')} />
        <EmailField field={form.field('email')} />
        <PhoneField field={form.field('phone')} width="full" />
        <SelectField field={form.field('hostUserId')} options={optionsOf(hosts.data)} failed={hosts.isError} />
        <WholeRow>
          <Companions form={form} />
        </WholeRow>
      </FieldGrid>
    </Box>
  );
};
