import { Box, Group, Text, TextInput } from '@mantine/core';
import { descriptionTypes, sectionFormSchema } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { selectionFields } from '../../domain/product/ProductDetails.tsx';
import { ProductFields } from '../../domain/product/ProductFields.tsx';
import { blankSelection, type ProductShape } from '../../domain/product/selection.rules.ts';
import type { Form } from '../../ui/form/FormStore.ts';
import { useFormState } from '../../ui/form/formHooks.ts';
import { blankValues } from '../../ui/form/schema.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { Section } from '../../ui/Section.tsx';
import type { ProductValues } from './ProductForm.tsx';
import classes from './ProductPreview.module.css';
import { categoriesQuery } from './products.queries.ts';
import { texts } from './texts.ts';

const textOrNull = (text: string | null): string | null => text?.trim() || null;

/** A product as its form holds it, whatever is missing or wrong, as an agreement would show it once it is saved. */
export const shownAs = (values: ProductValues, unnamed: string): ProductShape => ({
  ...values,
  name: textOrNull(values.name) ?? unnamed,
  productTitle: textOrNull(values.productTitle),
  amountLabel: textOrNull(values.amountLabel),
  amountUnit: textOrNull(values.amountUnit),
  valueLabel: textOrNull(values.valueLabel),
  valueUnit: textOrNull(values.valueUnit),
  addOnsLabel: textOrNull(values.addOnsLabel),
  descriptionLabel: textOrNull(values.descriptionLabel),
  descriptionType: descriptionTypes.find((type) => type === values.descriptionType) ?? 'none',
});

const t = texts.preview;
const MOST_LETTERS = 30;

const previewValues = { ...blankValues(sectionFormSchema), products: [blankSelection(1)] };
type PreviewValues = typeof previewValues;

/**
 * The product as the wizard asks for it, from what stands in its form at the moment. It can be tried: what is typed
 * here is checked as it is there, belongs to no form that is saved, and stays while the product changes.
 */
export const ProductPreview = ({ form }: { form: Form<ProductValues> }) => {
  const values = useFormState(form, (state) => state.values);
  const categories = useQuery(categoriesQuery).data;
  const [shortName, setShortName] = useState<string>(t.sampleClub);
  const club = useId();
  const trial = useForm<PreviewValues, typeof sectionFormSchema, null>({
    schema: sectionFormSchema,
    initial: previewValues,
    save: async () => null,
  });
  const category = categories?.find(({ id }) => id === values.categoryId);
  const effects = [values.isTicket && t.ticket, values.isUtilization && t.utilization].filter(Boolean);
  return (
    <div className={classes.preview}>
      <Section title={t.title} subtitle={t.hint} flush>
        <Group gap="xs" wrap="nowrap" px={{ base: 'md', xs: 'lg' }} pb={14}>
          <Text component="label" htmlFor={club} fz="sm" fw={600}>
            {t.club}
          </Text>
          <TextInput
            flex="0 1 7.5rem"
            miw={0}
            id={club}
            size="xs"
            autoComplete="off"
            maxLength={MOST_LETTERS}
            value={shortName}
            onChange={(event) => setShortName(event.currentTarget.value)}
          />
        </Group>
        <Text
          fz="sm"
          c="var(--text-quiet)"
          px={{ base: 'md', xs: 20 }}
          py={10}
          bg="var(--ground-soft)"
          className="ruled"
        >
          {category ? t.place(category.section, category.name) : t.noCategory}
        </Text>
        <ProductFields
          product={shownAs(values, t.unnamed)}
          shortName={shortName.trim() || t.sampleClub}
          fields={selectionFields((part) => trial.field(`products.0.${part}`))}
        />
        {effects.length > 0 && (
          <Box component="ul" fz="sm" c="dimmed" m={0} px="xl" py="sm" className="ruled">
            {effects.map((effect) => (
              <li key={String(effect)}>{effect}</li>
            ))}
          </Box>
        )}
      </Section>
    </div>
  );
};
