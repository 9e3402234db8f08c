import { Box, Group } from '@mantine/core';
import { type Selection, unitOf, withClubName } from '@sponsorat/api';
import type { CSSProperties, ReactNode } from 'react';
import { CreatableField } from '../../ui/fields/MultiSelectField.tsx';
import { MoneyField, unitWidth, WholeNumberField } from '../../ui/fields/NumberFields.tsx';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import type { Field } from '../../ui/form/FormStore.ts';
import { useField } from '../../ui/form/formHooks.ts';
import classes from './ProductFields.module.css';
import {
  blankSelection,
  type DetailKey,
  furtherFields,
  labelsOf,
  type ProductShape,
  rowField,
} from './selection.rules.ts';

/** The fields of one product's selection in a form, by name. */
export type SelectionFields = { [K in keyof Selection]: Field<Selection[K]> };

const parts = Object.keys(blankSelection(0)) as (keyof Selection)[];
/** The fields of a selection, each as `fieldOf` finds it in the form. */
export const selectionFields = (fieldOf: (part: keyof Selection) => Field<unknown>): SelectionFields =>
  Object.fromEntries(parts.map((part) => [part, fieldOf(part)])) as SelectionFields;

export type ProductFieldsProps = {
  product: ProductShape;
  /** Stands for {name} in every text of the product. */
  shortName: string;
  fields: SelectionFields;
};

const NUMBER_WIDTH = 58;
const MONEY_WIDTH = 100;
const roomFor = (width: number): CSSProperties & Record<`--${string}`, string> => ({
  '--field-width': `${width / 16}rem`,
});

/** The one field of a product that stands in its row: how many, else what it is worth. Nothing where it has neither. */
export const RowField = ({ product, shortName, fields }: ProductFieldsProps) => {
  const key = rowField(product);
  const { value: count } = useField(fields.amount);
  const { amount, amountUnit, value, valueUnit } = labelsOf(product, shortName);
  if (key === null) return null;
  const room = key === 'amount' ? NUMBER_WIDTH + unitWidth(amountUnit) : MONEY_WIDTH + unitWidth(valueUnit);
  return (
    <Box className={classes.rowField ?? ''} miw={0} style={roomFor(room)}>
      {key === 'amount' ? (
        <WholeNumberField
          field={fields.amount}
          label={amount}
          width="full"
          {...(amountUnit ? { unit: unitOf(count ?? 0, amountUnit) } : {})}
        />
      ) : (
        <MoneyField field={fields.value} label={value} width="full" unit={valueUnit} />
      )}
    </Box>
  );
};

const Wide = ({ children }: { children: ReactNode }) => <div className={classes.wide}>{children}</div>;

/** The fields that a product's row has no room for, in the order that the agreement names them. */
export const ProductDetails = ({ product, shortName, fields }: ProductFieldsProps) => {
  const shown = new Set<DetailKey>(furtherFields(product));
  const labels = labelsOf(product, shortName);
  const addOns = product.addOnValues.map((value) => withClubName(value, shortName));
  const description = { field: fields.description, label: labels.description };
  return (
    <div className={classes.details}>
      {shown.has('value') && (
        <MoneyField field={fields.value} label={labels.value} width="full" unit={labels.valueUnit} />
      )}
      {shown.has('match') && <TextField field={fields.match} label={labels.match} />}
      {shown.has('pool') && <TextField field={fields.pool} label={labels.pool} />}
      {shown.has('season') && <TextField field={fields.season} label={labels.season} />}
      {shown.has('addOns') && (
        <Wide>
          <CreatableField field={fields.addOns} label={labels.addOns} options={addOns} />
        </Wide>
      )}
      {product.descriptionType === 'text' && (
        <Wide>
          <TextField {...description} />
        </Wide>
      )}
      {product.descriptionType === 'textarea' && (
        <Wide>
          <TextareaField {...description} rows={2} />
        </Wide>
      )}
      {(shown.has('tvAngle') || shown.has('catering')) && (
        <Wide>
          <Group gap="2px 28px">
            {shown.has('tvAngle') && <CheckboxField field={fields.tvAngle} label={labels.tvAngle} />}
            {shown.has('catering') && <CheckboxField field={fields.catering} label={labels.catering} />}
          </Group>
        </Wide>
      )}
    </div>
  );
};
