import { accountKeys, api, type Company, companyInputSchema } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/client.ts';
import { CvrField } from '../../ui/fields/CvrField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ZipCodeCity } from '../../ui/fields/ZipCodeCity.tsx';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { PageForm } from '../../ui/form/PageForm.tsx';
import { valuesFrom } from '../../ui/form/schema.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { Section } from '../../ui/Section.tsx';
import { toast } from '../../ui/toast.ts';
import { cacheCompany, loadCompany } from './company.queries.ts';
import { texts } from './texts.ts';

const valuesOf = (company: Company) => valuesFrom(companyInputSchema, company);

/** The bank's own name, number and address. */
export const CompanyForm = ({ company }: { company: Company }) => {
  const queryClient = useQueryClient();
  const initial = useMemo(() => valuesOf(company), [company]);
  const form = useForm({
    schema: companyInputSchema,
    initial,
    save: (body) => call(api.company.save, { body }),
    afterSave: valuesOf,
    onSaved: (saved) => {
      cacheCompany(queryClient, saved);
      toast.success(texts.saved);
    },
    draft: 'company',
    loadTheirs: async () => valuesOf(await loadCompany(queryClient)),
  });
  const { field } = form;
  return (
    <PageForm form={form} label={texts.company}>
      <Section title={texts.company} subtitle={texts.companyHint}>
        <FieldGrid>
          <TextField field={field('name')} />
          <CvrField field={field('cvr')} />
          <TextField field={field('address')} />
          <ZipCodeCity zipCode={field('zipCode')} city={field('city')} />
        </FieldGrid>
      </Section>
      <Section title={texts.accounts} subtitle={texts.accountsHint}>
        <FieldGrid>
          {accountKeys.map((key) => (
            <TextField key={key} field={field(`accounts.${key}`)} />
          ))}
        </FieldGrid>
      </Section>
    </PageForm>
  );
};
