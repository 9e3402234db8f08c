import { Checkbox } from '@mantine/core';
import { productTitle, type Selection, withClubName } from '@sponsorat/api';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { CreatableField } from '../../../ui/fields/MultiSelectField.tsx';
import { MoneyField, WholeNumberField } from '../../../ui/fields/NumberFields.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../../ui/fields/ToggleFields.tsx';
import { type Field, useField } from '../../../ui/form/useEntityForm.ts';
import { productTexts, wizardTexts } from '../texts.ts';
import classes from './ProductFields.module.css';
import { isFilled, type ProductShape } from './selections.rules.ts';

/** The fields of one product's selection in a form, by name. */
export type SelectionFields = { [K in keyof Selection]: Field<Selection[K]> };

export type ProductFieldsProps = {
  product: ProductShape;
  /** Stands for {name} in every text of the product. */
  shortName: string;
  fields: SelectionFields;
};

/** A whole selection as it stands now, field by field. */
const useSelection = (fields: SelectionFields): Selection => ({
  productId: useField(fields.productId).value,
  selected: useField(fields.selected).value,
  amount: useField(fields.amount).value,
  value: useField(fields.value).value,
  addOns: useField(fields.addOns).value,
  match: useField(fields.match).value,
  pool: useField(fields.pool).value,
  season: useField(fields.season).value,
  catering: useField(fields.catering).value,
  tvAngle: useField(fields.tvAngle).value,
  description: useField(fields.description).value,
});

const Wide = ({ children }: { children: ReactNode }) => <div className={classes.wide}>{children}</div>;

/** Exactly the fields that the product has, in the order that the agreement names them. */
const Details = ({ product, shortName, fields }: ProductFieldsProps) => {
  const text = (own: string | null, otherwise: string) => withClubName(own ?? otherwise, shortName);
  const amountUnit = withClubName(product.amountUnit, shortName);
  const addOns = product.addOnValues.map((value) => withClubName(value, shortName));
  const description = { field: fields.description, label: text(product.descriptionLabel, productTexts.description) };
  return (
    <div className={classes.details}>
      {product.hasAmount && (
        <WholeNumberField
          field={fields.amount}
          label={text(product.amountLabel, productTexts.amount)}
          width="full"
          {...(amountUnit ? { unit: amountUnit } : {})}
        />
      )}
      {product.hasValue && (
        <MoneyField
          field={fields.value}
          label={text(product.valueLabel, productTexts.value)}
          width="full"
          unit={text(product.valueUnit, productTexts.valueUnit)}
        />
      )}
      {product.hasMatch && <TextField field={fields.match} label={productTexts.match} />}
      {product.hasPool && <TextField field={fields.pool} label={productTexts.pool} />}
      {product.hasSeason && <TextField field={fields.season} label={productTexts.season} />}
      {product.hasAddOns && (
        <Wide>
          <CreatableField
            field={fields.addOns}
            label={text(product.addOnsLabel, productTexts.addOns)}
            options={addOns}
          />
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
            {product.hasTvAngle && <CheckboxField field={fields.tvAngle} label={productTexts.tvAngle} />}
            {product.hasCatering && <CheckboxField field={fields.catering} label={productTexts.catering} />}
          </div>
        </Wide>
      )}
    </div>
  );
};

const hasDetails = (product: ProductShape): boolean =>
  product.hasAmount ||
  product.hasValue ||
  product.hasAddOns ||
  product.hasMatch ||
  product.hasPool ||
  product.hasSeason ||
  product.hasTvAngle ||
  product.hasCatering ||
  product.descriptionType !== 'none';

const Ticked = ({ title, product, shortName, fields }: ProductFieldsProps & { title: string }) => {
  const { value: selected, error } = useField(fields.selected);
  return (
    <fieldset className={classes.product} aria-label={title} data-chosen={selected || undefined}>
      <Checkbox
        id={fields.selected.id}
        className={classes.tick ?? ''}
        label={title}
        error={error}
        checked={selected}
        onChange={(event) => fields.selected.set(event.currentTarget.checked)}
      />
      {selected && hasDetails(product) && (
        <div className={classes.opened}>
          <Details product={product} shortName={shortName} fields={fields} />
        </div>
      )}
    </fieldset>
  );
};

const Filled = ({ title, product, shortName, fields }: ProductFieldsProps & { title: string }) => {
  const id = useId();
  const filled = isFilled(product, useSelection(fields));
  const { error } = useField(fields.selected);
  return (
    <fieldset className={classes.product} aria-labelledby={id} data-chosen={filled || undefined}>
      <div className={classes.head}>
        <span id={id} className={classes.title}>
          {title}
        </span>
        <span className={classes.chosen} role="status">
          {filled && (
            <>
              <IconCheck size={15} stroke={2} aria-hidden />
              {wizardTexts.inAgreement}
            </>
          )}
        </span>
      </div>
      {error && <p className={classes.error}>{error}</p>}
      {hasDetails(product) ? (
        <Details product={product} shortName={shortName} fields={fields} />
      ) : (
        <p className={classes.none}>{wizardTexts.noFields}</p>
      )}
    </fieldset>
  );
};

/**
 * One product as an agreement asks for it. A product with a checkbox opens its fields when it is ticked; any other
 * shows them at once, and is in the agreement as soon as something is filled in.
 */
export const ProductFields = (props: ProductFieldsProps) => {
  const title = productTitle(props.product, props.shortName);
  return props.product.hasCheckbox ? <Ticked {...props} title={title} /> : <Filled {...props} title={title} />;
};
