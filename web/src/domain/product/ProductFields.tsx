import { Box, Button, Checkbox, Group, Text } from '@mantine/core';
import { productTitle, type Selection } from '@sponsorat/api';
import { type ReactNode, useId, useState } from 'react';
import { Chevron } from '../../ui/Chevron.tsx';
import { useField } from '../../ui/form/formHooks.ts';
import { ProductDetails, type ProductFieldsProps, RowField, type SelectionFields } from './ProductDetails.tsx';
import classes from './ProductFields.module.css';
import { ProductIcon } from './ProductIcon.tsx';
import { furtherFields, furtherValues, isChosen, type ProductShape, rowField } from './selection.rules.ts';
import { texts } from './texts.ts';

/** A whole selection as it stands now, field by field, and what is wrong with each. */
const useSelection = (fields: SelectionFields) => {
  const read = {
    productId: useField(fields.productId),
    selected: useField(fields.selected),
    amount: useField(fields.amount),
    value: useField(fields.value),
    addOns: useField(fields.addOns),
    match: useField(fields.match),
    pool: useField(fields.pool),
    season: useField(fields.season),
    catering: useField(fields.catering),
    tvAngle: useField(fields.tvAngle),
    description: useField(fields.description),
  };
  const selection: Selection = {
    productId: read.productId.value,
    selected: read.selected.value,
    amount: read.amount.value,
    value: read.value.value,
    addOns: read.addOns.value,
    match: read.match.value,
    pool: read.pool.value,
    season: read.season.value,
    catering: read.catering.value,
    tvAngle: read.tvAngle.value,
    description: read.description.value,
  };
  return { selection, errorOf: (key: keyof Selection) => read[key].error };
};

const Name = ({ product, title }: { product: ProductShape; title: string }) => (
  <Group component="span" display="inline-flex" gap={10} wrap="nowrap" miw={0}>
    {product.icon && <ProductIcon name={product.icon} size="sm" />}
    {title}
  </Group>
);

/** Under the product's name. */
const below = { fz: 'sm', c: 'dimmed', ml: 32, mb: 6 } as const;

type MoreButtonProps = { title: string; opened: boolean; alone: boolean; panelId: string; onToggle: () => void };

const MoreButton = ({ title, opened, alone, panelId, onToggle }: MoreButtonProps) => {
  const closed = alone ? texts.only : texts.more;
  const action = opened ? texts.fewer : closed;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={texts.of(action, title)}
      aria-expanded={opened}
      aria-controls={opened ? panelId : undefined}
      rightSection={<Chevron opened={opened} size={15} stroke={2} />}
      onClick={onToggle}
    >
      {action}
    </Button>
  );
};

/**
 * One product as an agreement asks for it: a row with its tick, its name and how many; what else it asks for is opened
 * by "Flere felter". A product with a checkbox has its fields once it is ticked; any other has them at once, and is in
 * the agreement as soon as something is filled in.
 */
export const ProductFields = ({ product, shortName, fields }: ProductFieldsProps) => {
  const [toggled, setToggled] = useState(false);
  const [titleId, panelId] = [useId(), useId()];
  const { selection, errorOf } = useSelection(fields);
  const title = productTitle(product, shortName);
  const chosen = isChosen(product, selection);
  const asks = !product.hasCheckbox || chosen;
  const further = furtherFields(product);
  const alone = rowField(product) === null;
  const said = furtherValues(product, selection, shortName);
  // What is wrong is shown.
  const isOpen = asks && further.length > 0 && (toggled || further.some(errorOf));
  const tick = (ticked: boolean) => {
    fields.selected.set(ticked);
    // One whose row asks for nothing has still to be filled in.
    if (ticked && alone) setToggled(true);
  };
  const props = { product, shortName, fields };
  const name: ReactNode = <Name product={product} title={title} />;
  return (
    <fieldset
      className={`measure ruled anywhere ${classes.product}`}
      aria-labelledby={titleId}
      data-chosen={chosen || undefined}
    >
      <div className={classes.row}>
        <Box className={classes.tick ?? ''} py={4} fw={600}>
          {product.hasCheckbox ? (
            <Checkbox
              id={fields.selected.id}
              label={<span id={titleId}>{name}</span>}
              error={errorOf('selected')}
              checked={selection.selected}
              onChange={(event) => tick(event.currentTarget.checked)}
            />
          ) : (
            <>
              <Group component="span" gap="sm" wrap="nowrap">
                <Box component="span" w={20} flex="none">
                  {chosen && (
                    <Checkbox.Indicator checked role="img" aria-label={texts.inAgreement} title={texts.inAgreement} />
                  )}
                </Box>
                <Box component="span" id={titleId} miw={0}>
                  {name}
                </Box>
              </Group>
              {errorOf('selected') && (
                <Text {...below} c="var(--mantine-color-error)">
                  {errorOf('selected')}
                </Text>
              )}
            </>
          )}
        </Box>
        {asks && <RowField {...props} />}
        {asks && further.length > 0 && (
          <div className={classes.more}>
            <MoreButton
              title={title}
              opened={isOpen}
              alone={alone}
              panelId={panelId}
              onToggle={() => setToggled(!isOpen)}
            />
          </div>
        )}
      </div>
      {!product.hasCheckbox && alone && further.length === 0 && <Text {...below}>{texts.noFields}</Text>}
      {asks && !isOpen && said.length > 0 && <Text {...below}>{said.join(' · ')}</Text>}
      {isOpen && (
        <div id={panelId} className={classes.opened}>
          <ProductDetails {...props} />
        </div>
      )}
    </fieldset>
  );
};
