import { type Selection, withClubName } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { CreatableField } from '../fields/MultiSelectField.tsx';
import { MoneyField, WholeNumberField } from '../fields/NumberFields.tsx';
import { TextareaField } from '../fields/TextareaField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { CheckboxField } from '../fields/ToggleFields.tsx';
import type { Field } from '../form/FormStore.ts';
import classes from './ProductFields.module.css';
import type { ProductShape } from './selection.rules.ts';
import { texts } from './texts.ts';

/** The fields of one product's selection in a form, by name. */
export type SelectionFields = { [K in keyof Selection]: Field<Selection[K]> };

export type ProductFieldsProps = {
  product: ProductShape;
  /** Stands for {name} in every text of the product. */
  shortName: string;
  fields: SelectionFields;
};

const Wide = ({ children }: { children: ReactNode }) => <div className={classes.wide}>{children}</div>;

/** Exactly the fields that the product has, in the order that the agreement names them. */
export const ProductDetails = ({ product, shortName, fields }: ProductFieldsProps) => {
  const text = (own: string | null, otherwise: string) => withClubName(own ?? otherwise, shortName);
  const amountUnit = withClubName(product.amountUnit, shortName);
  const addOns = product.addOnValues.map((value) => withClubName(value, shortName));
  const description = { field: fields.description, label: text(product.descriptionLabel, texts.description) };
  return (
    <div className={classes.details}>
      {product.hasAmount && (
        <WholeNumberField
          field={fields.amount}
          label={text(product.amountLabel, texts.amount)}
          width="full"
          {...(amountUnit ? { unit: amountUnit } : {})}
        />
      )}
      {product.hasValue && (
        <MoneyField
          field={fields.value}
          label={text(product.valueLabel, texts.value)}
          width="full"
          unit={text(product.valueUnit, texts.valueUnit)}
        />
      )}
      {product.hasMatch && <TextField field={fields.match} label={texts.match} />}
      {product.hasPool && <TextField field={fields.pool} label={texts.pool} />}
      {product.hasSeason && <TextField field={fields.season} label={texts.season} />}
      {product.hasAddOns && (
        <Wide>
          <CreatableField field={fields.addOns} label={text(product.addOnsLabel, texts.addOns)} options={addOns} />
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
      {(product.hasTvAngle || product.hasCatering) && (
        <Wide>
          <div className={classes.checks}>
            {product.hasTvAngle && <CheckboxField field={fields.tvAngle} label={texts.tvAngle} />}
            {product.hasCatering && <CheckboxField field={fields.catering} label={texts.catering} />}
          </div>
        </Wide>
      )}
    </div>
  );
};
