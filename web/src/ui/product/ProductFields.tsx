import { Checkbox } from '@mantine/core';
import { productTitle, type Selection } from '@sponsorat/api';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useField } from '../form/formHooks.ts';
import { ProductIcon } from '../ProductIcon.tsx';
import { ProductDetails, type ProductFieldsProps, type SelectionFields } from './ProductDetails.tsx';
import classes from './ProductFields.module.css';
import { hasDetails, isFilled, type ProductShape } from './selection.rules.ts';
import { texts } from './texts.ts';

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

const Name = ({ product, title }: { product: ProductShape; title: string }) => (
  <span className={classes.name}>
    {product.icon && <ProductIcon name={product.icon} size="sm" />}
    {title}
  </span>
);

const Ticked = ({ title, product, shortName, fields }: ProductFieldsProps & { title: string }) => {
  const { value: selected, error } = useField(fields.selected);
  return (
    <fieldset className={classes.product} aria-label={title} data-chosen={selected || undefined}>
      <Checkbox
        id={fields.selected.id}
        className={classes.tick ?? ''}
        label={<Name product={product} title={title} />}
        error={error}
        checked={selected}
        onChange={(event) => fields.selected.set(event.currentTarget.checked)}
      />
      {selected && hasDetails(product) && (
        <div className={classes.opened}>
          <ProductDetails product={product} shortName={shortName} fields={fields} />
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
          <Name product={product} title={title} />
        </span>
        <span className={classes.chosen} role="status">
          {filled && (
            <>
              <IconCheck size={15} stroke={2} aria-hidden />
              {texts.inAgreement}
            </>
          )}
        </span>
      </div>
      {error && <p className={classes.error}>{error}</p>}
      {hasDetails(product) ? (
        <ProductDetails product={product} shortName={shortName} fields={fields} />
      ) : (
        <p className={classes.none}>{texts.noFields}</p>
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
