import { Button, Group, Input, Popover } from '@mantine/core';
import { useState } from 'react';
import { type FieldProps, inputProps } from '../../ui/fields/fieldProps.tsx';
import { useField } from '../../ui/form/formHooks.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { IconPicture, IconSheet } from './IconSheet.tsx';
import { iconName } from './icons.texts.ts';
import { texts } from './texts.ts';

const t = texts.form.icon;

/** The picture of a product, picked from a sheet of them. */
export const ProductIconField = (props: FieldProps<string | null>) => {
  const { field } = props;
  const { value, error } = useField(field);
  const [opened, setOpened] = useState(false);
  const { label, description } = inputProps(props, error);
  const chosen = value ? iconName(value) : t.choose;
  const finish = () => {
    setOpened(false);
    field.touch();
    document.getElementById(field.id)?.focus();
  };
  return (
    <Input.Wrapper id={field.id} label={label} description={description} error={error}>
      <Group wrap="nowrap" gap="xs">
        <Popover
          opened={opened}
          onChange={setOpened}
          position="bottom-start"
          width={320}
          shadow="md"
          // The roles would come with an id that replaces the field's own.
          withRoles={false}
          trapFocus
          returnFocus
        >
          <Popover.Target>
            <Button
              id={field.id}
              variant="default"
              aria-label={`${field.label}: ${chosen}`}
              aria-haspopup="dialog"
              aria-expanded={opened}
              leftSection={value && <IconPicture file={value} size={20} />}
              onClick={() => setOpened(!opened)}
            >
              {chosen}
            </Button>
          </Popover.Target>
          <Popover.Dropdown p="sm" role="dialog" aria-label={t.sheet}>
            <IconSheet value={value} onPick={(file) => field.set(file)} onDone={finish} />
          </Popover.Dropdown>
        </Popover>
        {value && (
          <Button
            variant="subtle"
            color="gray"
            aria-label={uiTexts.select.clear(field.label)}
            onClick={() => {
              field.set(null);
              document.getElementById(field.id)?.focus();
            }}
          >
            {uiTexts.select.remove}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
};
