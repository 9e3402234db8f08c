import { Button, Group } from '@mantine/core';
import type { EventInput } from '@sponsorat/api';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { Field } from '../../ui/form/FormStore.ts';
import { useField } from '../../ui/form/formHooks.ts';
import { purposeOf } from './grant-sheet.rules.ts';
import { texts } from './texts.ts';

const t = texts.sheet;

type PurposeProps = { field: Field<string | null>; kind: EventInput['kind'] };

/** Why they are invited: the usual reasons by one tap. */
export const GrantSheetPurpose = ({ field, kind }: PurposeProps) => {
  const { value } = useField(field);
  return (
    <div>
      <TextField field={field} />
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
