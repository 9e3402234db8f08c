import { Box, SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { CreatableField } from '../../ui/fields/MultiSelectField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import type { Field, Form } from '../../ui/form/FormStore.ts';
import { useField } from '../../ui/form/formHooks.ts';
import type { ProductValues } from './ProductForm.tsx';
import { texts } from './texts.ts';

const t = texts.form;
const { placeholders } = t;

type OptionProps = { flag: Field<boolean>; help: string; children?: ReactNode };

/** A flag, and what there is to say about it once it is set. */
const Option = ({ flag, help, children }: OptionProps) => {
  const { value } = useField(flag);
  return (
    <div>
      <CheckboxField field={flag} help={help} />
      {value && children && (
        <Box m="6px 0 12px" pl={{ xs: 32 }}>
          {children}
        </Box>
      )}
    </div>
  );
};

const types = (['none', 'text', 'textarea'] as const).map((value) => ({ value, label: t.types[value] }));

/** What an agreement asks about the product, with its words and units. */
export const FlagFields = ({ form }: { form: Form<ProductValues> }) => {
  const { field } = form;
  const { value: type } = useField(field('descriptionType'));
  return (
    <Box className="rows">
      <Option flag={field('hasCheckbox')} help={t.help.checkbox} />
      <Option flag={field('hasAmount')} help={t.help.amount}>
        <SimpleGrid cols={2} spacing={14}>
          <TextField field={field('amountLabel')} placeholder={placeholders.amount} />
          <TextField field={field('amountUnit')} placeholder={placeholders.amountUnit} />
        </SimpleGrid>
      </Option>
      <Option flag={field('hasValue')} help={t.help.value}>
        <SimpleGrid cols={2} spacing={14}>
          <TextField field={field('valueLabel')} placeholder={placeholders.value} />
          <TextField field={field('valueUnit')} placeholder={placeholders.valueUnit} />
        </SimpleGrid>
      </Option>
      <Option flag={field('hasAddOns')} help={t.help.addOns}>
        <Stack gap="sm">
          <TextField field={field('addOnsLabel')} placeholder={placeholders.addOns} />
          <CreatableField
            field={field('addOnValues')}
            label={t.addOnValues}
            options={[]}
            placeholder={placeholders.addOnValues}
          />
        </Stack>
      </Option>
      <div>
        <SimpleGrid minColWidth="min(100%, 11.25rem)" spacing="lg" verticalSpacing={0}>
          <CheckboxField field={field('hasMatch')} />
          <CheckboxField field={field('hasPool')} />
          <CheckboxField field={field('hasSeason')} />
          <CheckboxField field={field('hasTvAngle')} />
          <CheckboxField field={field('hasCatering')} />
        </SimpleGrid>
      </div>
      <div>
        <FieldGrid>
          <SelectField field={field('descriptionType')} options={types} />
          {type && type !== 'none' && (
            <TextField field={field('descriptionLabel')} placeholder={placeholders.description} />
          )}
        </FieldGrid>
      </div>
    </Box>
  );
};
