import { Stack } from '@mantine/core';
import type { Contract, Product, ProductCategory, Section as SectionName } from '@sponsorat/api';
import { useMemo } from 'react';
import { groupsOf, type ProductGroup } from '../../../domain/product/catalog.rules.ts';
import { selectionFields } from '../../../domain/product/ProductDetails.tsx';
import { ProductFields } from '../../../domain/product/ProductFields.tsx';
import { isChosen } from '../../../domain/product/selection.rules.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Form } from '../../../ui/form/FormStore.ts';
import { useFormState } from '../../../ui/form/formHooks.ts';
import { Card, Section } from '../../../ui/Section.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import classes from '../contracts.module.css';
import { TextsFields } from '../fields/TextsFields.tsx';
import { ChosenSummary } from './ChosenSummary.tsx';
import { StepFrame } from './StepFrame.tsx';
import { TEXTS_STEP } from './steps.rules.ts';
import { texts } from './texts.ts';
import { type SectionValues, useSectionForm } from './useSectionForm.ts';

type SectionForm = Form<SectionValues>;

type GroupProps = { form: SectionForm; group: ProductGroup; shortName: string };

const Group = ({ form, group: { category, products, first }, shortName }: GroupProps) => {
  const chosen = useFormState(
    form,
    ({ values }) =>
      products.filter((product, at) => {
        const selection = values.products[first + at];
        return selection !== undefined && isChosen(product, selection);
      }).length,
  );
  return (
    <Section title={category.name} actions={<Soft role="status">{chosen > 0 && texts.chosen(chosen)}</Soft>} flush>
      {products.map((product, at) => (
        <ProductFields
          key={product.id}
          product={product}
          shortName={shortName}
          fields={selectionFields((part) => form.field(`products.${first + at}.${part}`))}
        />
      ))}
    </Section>
  );
};

type SectionStepProps = {
  contract: Contract;
  step: number;
  section: SectionName;
  products: readonly Product[];
  categories: readonly ProductCategory[];
  shortName: string;
};

/** What is chosen of a section's products, grouped as the products are. */
export const SectionStep = ({ contract, step, section, products, categories, shortName }: SectionStepProps) => {
  const groups = useMemo(() => groupsOf(section, products, categories), [section, products, categories]);
  const own = useMemo(() => groups.flatMap((group) => group.products), [groups]);
  const form = useSectionForm({ contract, step, products: own, shortName });
  return (
    <StepFrame
      form={form}
      step={step}
      summary={
        own.length > 0 && (
          <ChosenSummary form={form} section={section} contract={contract} products={products} own={own} />
        )
      }
    >
      {groups.length === 0 && (
        <Card>
          <EmptyState hint={texts.noProducts(section)} compact />
        </Card>
      )}
      <Stack gap={14} className={classes.products ?? ''}>
        {groups.map((group) => (
          <Group key={group.category.id} form={form} group={group} shortName={shortName} />
        ))}
      </Stack>
      {step === TEXTS_STEP && (
        <TextsFields exclusivity={form.field('exclusivity')} specialAgreements={form.field('specialAgreements')} />
      )}
    </StepFrame>
  );
};
