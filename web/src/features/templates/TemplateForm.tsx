import { SimpleGrid } from '@mantine/core';
import { isCategoryFor, sections, shareFields, type Template } from '@sponsorat/api';
import { IconPackageOff } from '@tabler/icons-react';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoriesQuery, productCategoriesQuery, productsQuery } from '../../domain/catalog.queries.ts';
import { groupsOf } from '../../domain/product/catalog.rules.ts';
import { ResourcePage } from '../../domain/resource/ResourcePage.tsx';
import { useResourceForm } from '../../domain/resource/useResourceForm.ts';
import { checkTemplateName } from '../../domain/template-names.ts';
import { MoneyField, PercentField, WholeNumberField } from '../../ui/fields/NumberFields.tsx';
import { optionsOf, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Section } from '../../ui/Section.tsx';
import { TemplateProducts } from './TemplateProducts.tsx';
import { TemplateRates } from './TemplateRates.tsx';
import { fieldsOfProducts, schema } from './templateForm.ts';
import { templates } from './templates.resource.ts';
import { texts } from './texts.ts';

const blank = { active: true };

/** A template's form; without a template, that of a new one. */
export const TemplateForm = ({ template }: { template: Template | undefined }) => {
  const [{ data: products }, { data: productCategories }, { data: categories }] = useSuspenseQueries({
    queries: [productsQuery, productCategoriesQuery, categoriesQuery],
  });
  const parts = useMemo(
    () => sections.map((section) => ({ section, groups: groupsOf(section, products, productCategories) })),
    [products, productCategories],
  );
  const ordered = useMemo(() => parts.flatMap(({ groups }) => groups.flatMap((group) => group.products)), [parts]);
  const { toFields, fromFields } = useMemo(() => fieldsOfProducts(ordered), [ordered]);
  const form = useResourceForm({
    resource: templates,
    schema,
    record: template,
    blank,
    toFields,
    fromFields,
    check: async ({ name }) => {
      if (name !== template?.name) await checkTemplateName(name, template?.id);
    },
  });
  const { field } = form;
  const gone = template?.terms.products.filter(({ productId }) => !ordered.some(({ id }) => id === productId)) ?? [];
  // One that is stored and no longer offered stays to be seen.
  const offered = categories.filter(({ id, use }) => isCategoryFor(use, 'Aftaler') || id === template?.terms.category);
  const places = parts.map(({ groups }) => groups.reduce((sum, group) => sum + group.products.length, 0));
  return (
    <ResourcePage resource={templates} record={template} form={form}>
      {gone.length > 0 && (
        <Notice tone="info" title={texts.gone.title} icon={<IconPackageOff size={20} stroke={1.75} aria-hidden />}>
          {texts.gone.text(gone.map(({ name }) => name).join(', '))}
        </Notice>
      )}
      <Section title={texts.template}>
        <FieldGrid>
          <TextField field={field('name')} />
          <TextField field={field('description')} />
          <WholeRow>
            <CheckboxField field={field('active')} help={texts.activeHelp} />
          </WholeRow>
        </FieldGrid>
      </Section>
      <Section title={texts.agreement} subtitle={texts.agreementHint}>
        <FieldGrid>
          <SelectField field={field('terms.category')} options={optionsOf(offered)} />
          <WholeNumberField field={field('terms.months')} help={texts.monthsHelp} />
          <MoneyField field={field('terms.sponsorshipAmount')} help={texts.annualHelp} />
          <WholeRow>
            <CheckboxField field={field('terms.sponsorPaysPrints')} />
          </WholeRow>
        </FieldGrid>
      </Section>
      <TemplateRates form={form} />
      <Section title={texts.shares}>
        <SimpleGrid minColWidth="6.5rem" spacing="md">
          {shareFields.map((key) => (
            <PercentField key={key} field={field(`terms.${key}`)} width="full" />
          ))}
        </SimpleGrid>
      </Section>
      {parts.map(({ section, groups }, at) =>
        groups.length === 0 ? null : (
          <TemplateProducts
            key={section}
            form={form}
            section={section}
            groups={groups}
            first={places.slice(0, at).reduce((sum, count) => sum + count, 0)}
          />
        ),
      )}
      <Section title={texts.conditions} subtitle={texts.nameHint}>
        <FieldGrid>
          <TextareaField field={field('terms.exclusivity')} rows={3} />
          <TextareaField field={field('terms.specialAgreements')} rows={3} />
        </FieldGrid>
      </Section>
    </ResourcePage>
  );
};
