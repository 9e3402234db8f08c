import { SimpleGrid, Stack } from '@mantine/core';
import { api, isCategoryFor, purposes, type Sponsorship, sponsorshipInputSchema } from '@sponsorat/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { areasQuery, areaUsersQuery, categoriesQuery } from '../../domain/catalog.queries.ts';
import { sponsorshipQuery } from '../../domain/sponsorship.queries.ts';
import { call } from '../../lib/client.ts';
import { useUser } from '../../lib/session.ts';
import { CvrField } from '../../ui/fields/CvrField.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { MultiSelectField } from '../../ui/fields/MultiSelectField.tsx';
import { optionsOf, optionsOfValues, SelectField } from '../../ui/fields/SelectField.tsx';
import { EmailField, PhoneField, TextField, UrlField } from '../../ui/fields/TextField.tsx';
import { YesNoField } from '../../ui/fields/ToggleFields.tsx';
import { ZipCodeCity } from '../../ui/fields/ZipCodeCity.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import { PageForm } from '../../ui/form/PageForm.tsx';
import { blankValues, type FormValues, valuesFrom } from '../../ui/form/schema.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { Section } from '../../ui/Section.tsx';
import { toast } from '../../ui/toast.ts';
import { DuplicatesNotice } from './DuplicatesNotice.tsx';
import { ResponsibleField } from './ResponsibleField.tsx';
import classes from './SponsorshipForm.module.css';
import { cacheSponsorship } from './sponsorships.queries.ts';
import { texts } from './texts.ts';

const t = texts.form;

const purposeOptions = optionsOfValues(purposes);

export type SponsorshipValues = FormValues<typeof sponsorshipInputSchema>;

const valuesOf = (sponsorship: Sponsorship): SponsorshipValues => valuesFrom(sponsorshipInputSchema, sponsorship);

/** An empty form; the area is chosen where there is only one to choose, and oneself where one may be responsible there. */
const useNewValues = (areas: readonly { id: number }[] | undefined, me: number): SponsorshipValues => {
  const areaId = areas?.length === 1 ? (areas[0]?.id ?? null) : null;
  const users = useQuery({ ...areaUsersQuery(areaId ?? 0), enabled: areaId !== null }).data;
  const userId = areaId !== null && users?.some(({ id }) => id === me) ? me : null;
  return useMemo(() => ({ ...blankValues(sponsorshipInputSchema), areaId, userId }), [areaId, userId]);
};

const Pair = ({ children }: { children: ReactNode }) => (
  <SimpleGrid type="container" cols={{ base: 1, '23.75rem': 2 }} spacing={20} verticalSpacing="md">
    {children}
  </SimpleGrid>
);

export type SponsorshipFormProps = {
  /** None: a new one is made. */
  sponsorship?: Sponsorship;
  onSaved?: (saved: Sponsorship) => void;
  remove?: (discard: () => void) => ReactNode;
};

/** A sponsorship's master data. */
export const SponsorshipForm = ({ sponsorship, onSaved, remove }: SponsorshipFormProps) => {
  const queryClient = useQueryClient();
  const user = useUser();
  const areas = useQuery(areasQuery).data;
  const categories = useQuery(categoriesQuery).data;
  const newValues = useNewValues(sponsorship ? undefined : areas, user.id);
  const initial = useMemo(() => (sponsorship ? valuesOf(sponsorship) : newValues), [sponsorship, newValues]);
  const id = sponsorship?.id;
  const form = useForm({
    schema: sponsorshipInputSchema,
    initial,
    save: (body) => call(api.sponsorships.save, { body }),
    afterSave: valuesOf,
    onSaved: (saved) => {
      cacheSponsorship(queryClient, saved);
      toast.success(texts.saved);
      onSaved?.(saved);
    },
    draft: `sponsorship:${id ?? 'new'}`,
    loadTheirs:
      id === undefined
        ? undefined
        : async () => valuesOf(await queryClient.fetchQuery({ ...sponsorshipQuery(id), staleTime: 0 })),
  });
  const { field } = form;
  const current = <K extends 'categoryId' | 'areaId'>(key: K, label: 'category' | 'area') =>
    sponsorship && { value: sponsorship[key], label: sponsorship[label] };
  return (
    <PageForm form={form} label={t.label} remove={remove?.(form.discard)}>
      <div className="measure">
        <Stack gap="lg" className={classes.columns ?? ''}>
          <Stack gap="lg" miw={0} className={classes.column ?? ''}>
            <Section title={t.club}>
              <FieldGrid>
                <WholeRow>
                  <TextField field={field('name')} />
                  <TextField field={field('shortName')} width="md" help={t.shortNameHelp} />
                  <Pair>
                    <SelectField
                      field={field('categoryId')}
                      options={optionsOf(categories?.filter(({ use }) => isCategoryFor(use, 'Klubber')))}
                      current={current('categoryId', 'category')}
                      help={categories?.length === 0 && t.noCategories}
                    />
                    <CvrField field={field('cvr')} />
                  </Pair>
                  <TextField field={field('address')} />
                  <ZipCodeCity zipCode={field('zipCode')} city={field('city')} />
                  <MultiSelectField field={field('purposes')} options={purposeOptions} />
                  <YesNoField field={field('chargesVat')} orUnknown={t.unknown} />
                </WholeRow>
              </FieldGrid>
            </Section>
          </Stack>
          <Stack gap="lg" miw={0} className={classes.column ?? ''}>
            {/* Beside or right after what it follows from: no field moves under who types. */}
            {!sponsorship && <DuplicatesNotice form={form} />}
            <Section title={t.bank}>
              <FieldGrid>
                <SelectField
                  field={field('areaId')}
                  options={optionsOf(areas)}
                  current={current('areaId', 'area')}
                  help={areas?.length === 0 && t.noAreas}
                />
                <ResponsibleField form={form} sponsorship={sponsorship} />
                <WholeRow>
                  <DateField
                    field={field('checkedOn')}
                    help={sponsorship?.checkedBy && t.checkedBy(sponsorship.checkedBy)}
                  />
                </WholeRow>
              </FieldGrid>
            </Section>
            <Section title={t.contact}>
              <FieldGrid>
                <WholeRow>
                  <Pair>
                    <TextField field={field('contact')} />
                    <PhoneField field={field('contactPhone')} />
                  </Pair>
                  <EmailField field={field('contactEmail')} />
                </WholeRow>
                <UrlField field={field('facebook')} placeholder="https://www.facebook.com/…" />
                <UrlField field={field('instagram')} placeholder="https://www.instagram.com/…" />
              </FieldGrid>
            </Section>
          </Stack>
        </Stack>
      </div>
    </PageForm>
  );
};
