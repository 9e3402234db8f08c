import { Box, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { type Contract, type TemplateOption, templateStartSchema } from '@sponsorat/api';
import { useNavigate } from '@tanstack/react-router';
import { kroner, plural, today } from '../../../lib/formats.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { FormFrame } from '../../../ui/form/FormFrame.tsx';
import type { Field } from '../../../ui/form/FormStore.ts';
import { useField, useFormState } from '../../../ui/form/formHooks.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import { Section } from '../../../ui/Section.tsx';
import { toast } from '../../../ui/toast.ts';
import { toContract } from '../addresses.ts';
import { useSaveDraft } from '../contracts.queries.ts';
import { nextStart } from '../suggestions.rules.ts';
import { PURPOSE_STEP } from '../wizard/steps.rules.ts';
import { type EmptyForm, submitInstead } from './submitInstead.ts';
import { texts } from './texts.ts';

const t = texts.start;

const summaryOf = ({ sponsorshipAmount, months, products }: TemplateOption): string =>
  [
    sponsorshipAmount !== null && t.aYear(kroner(sponsorshipAmount)),
    months !== null && plural(months, 'måned', 'måneder'),
    products > 0 && plural(products, 'produkt', 'produkter'),
  ]
    .filter(Boolean)
    .join(' · ');

type TemplateCardsProps = { field: Field<number | null>; templates: readonly TemplateOption[] };

/** The templates as cards, of which one is chosen: what each costs, how long it is, and how much it holds. */
const TemplateCards = ({ field, templates }: TemplateCardsProps) => {
  const { value, error } = useField(field);
  return (
    <Radio.Group
      id={field.id}
      w="100%"
      label={field.label}
      required={field.required}
      error={error}
      value={value === null ? '' : String(value)}
      onChange={(id) => field.set(Number(id))}
    >
      <SimpleGrid minColWidth="16rem" spacing="sm" mt={6}>
        {templates.map((template) => (
          <Radio.Card key={template.id} value={String(template.id)} radius="md" p="sm">
            <Group wrap="nowrap" align="flex-start" gap="sm">
              <Radio.Indicator mt={2} />
              <Box miw={0} className="anywhere">
                <Text fw={600}>{template.name}</Text>
                <Text fz="sm" className="tabular">
                  {summaryOf(template)}
                </Text>
                {template.description && (
                  <Text fz="sm" c="dimmed" lineClamp={2}>
                    {template.description}
                  </Text>
                )}
              </Box>
            </Group>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
};

type TemplateStartProps = {
  sponsorshipId: number;
  templates: readonly TemplateOption[];
  earlier: readonly Contract[];
  empty: EmptyForm;
};

/** Which template a new agreement begins with, and on which day; leads to the draft's first step. */
export const TemplateStart = ({ sponsorshipId, templates, earlier, empty }: TemplateStartProps) => {
  const navigate = useNavigate();
  const { mutateAsync: save } = useSaveDraft(sponsorshipId);
  const [only] = templates.length === 1 ? templates : [];
  const form = useForm({
    schema: templateStartSchema,
    initial: { templateId: only?.id ?? null, startDate: nextStart(earlier, today()) },
    save: (values) => save(values),
    onSaved: (draft) => {
      empty.current?.discard();
      toast.success(t.done(draft.number, templates.find(({ id }) => id === draft.templateId)?.name ?? ''));
      void navigate({ ...toContract(draft), search: { step: PURPOSE_STEP }, replace: true });
    },
  });
  const submit = () => submitInstead(empty, form, templateStartSchema);
  const saving = useFormState(form, (state) => state.saving);
  return (
    <FormFrame form={form} label={t.templateTitle} onSubmit={submit}>
      <Section title={t.templateTitle} subtitle={t.templateHint}>
        <Stack align="flex-start">
          <TemplateCards field={form.field('templateId')} templates={templates} />
          <DateField field={form.field('startDate')} />
          <BusyButton type="submit" busy={saving}>
            {t.create}
          </BusyButton>
        </Stack>
      </Section>
    </FormFrame>
  );
};
