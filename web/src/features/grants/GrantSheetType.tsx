import { Box, Input, Radio, SimpleGrid } from '@mantine/core';
import { recipientTypes } from '@sponsorat/api';
import { useState } from 'react';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useField } from '../../ui/form/formHooks.ts';
import type { GrantForm } from './GrantSheetForm.tsx';
import { isUsualType, otherTypes, usualTypes } from './grant-sheet.rules.ts';
import { texts } from './texts.ts';

const t = texts.sheet;
const OTHER = '';
/** A thumb hits it. */
const look = { className: 'choice', mih: 44, px: 8, py: 4, ta: 'center', fw: 500 } as const;
const options = otherTypes.map((type) => ({ value: type as string, label: type }));

/** What kind of recipient it is: one of those that most are by one tap, another behind "Andet …". */
export const GrantSheetType = ({ form }: { form: GrantForm }) => {
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
