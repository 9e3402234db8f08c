import { Button, CopyButton, Group, PasswordInput, Stack } from '@mantine/core';
import { IconCheck, IconCopy, IconWand } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { inputProps } from '../../../ui/fields/fieldProps.tsx';
import type { Field } from '../../../ui/form/FormStore.ts';
import { useField } from '../../../ui/form/formHooks.ts';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { texts } from '../texts.ts';
import { drawSecret, suggestPassword } from './suggestPassword.ts';

const t = texts.password;

type NewPasswordFieldProps = { field: Field<string | null>; help: ReactNode };

/** A password for somebody else: typed, or suggested and then shown, so that it can be copied or read aloud. */
export const NewPasswordField = ({ field, help }: NewPasswordFieldProps) => {
  const { value, error } = useField(field);
  const [shown, setShown] = useState(false);
  const suggest = () => {
    field.set(suggestPassword(drawSecret));
    setShown(true);
  };
  return (
    <Stack gap={4}>
      <PasswordInput
        {...inputProps({ field, help }, error)}
        autoComplete="new-password"
        value={value ?? ''}
        visible={shown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{
          'aria-label': shown ? uiTexts.password.hide : uiTexts.password.show,
          'aria-hidden': false,
          tabIndex: 0,
        }}
        onChange={(event) => field.set(event.currentTarget.value)}
        onBlur={() => field.touch()}
      />
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
