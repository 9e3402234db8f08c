import { Button, CopyButton, Group, Stack } from '@mantine/core';
import { IconCheck, IconCopy, IconWand } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { PasswordField } from '../../../ui/fields/TextField.tsx';
import type { Field } from '../../../ui/form/FormStore.ts';
import { useField } from '../../../ui/form/formHooks.ts';
import { texts } from '../texts.ts';
import { drawSecret, suggestPassword } from './suggestPassword.ts';

const t = texts.password;

type NewPasswordFieldProps = { field: Field<string | null>; help: ReactNode };

/** A password for somebody else: typed, or suggested and then shown, so that it can be copied or read aloud. */
export const NewPasswordField = ({ field, help }: NewPasswordFieldProps) => {
  const { value } = useField(field);
  const [shown, setShown] = useState(false);
  const suggest = () => {
    field.set(suggestPassword(drawSecret));
    setShown(true);
  };
  return (
    <Stack gap={4}>
      <PasswordField field={field} help={help} visibility={[shown, setShown]} />
      <Group gap={4} ml={-8}>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t.suggestFull}
          leftSection={<IconWand size={15} stroke={1.75} aria-hidden />}
          onClick={suggest}
        >
          {t.suggest}
        </Button>
        {value && 'clipboard' in navigator && (
          <CopyButton value={value}>
            {({ copied, copy }) => (
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={
                  copied ? (
                    <IconCheck size={15} stroke={2} aria-hidden />
                  ) : (
                    <IconCopy size={15} stroke={1.75} aria-hidden />
                  )
                }
                onClick={copy}
              >
                {copied ? t.copied : t.copy}
              </Button>
            )}
          </CopyButton>
        )}
      </Group>
    </Stack>
  );
};
