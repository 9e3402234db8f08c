import { Stack } from '@mantine/core';
import { type Contract, type TemplateOption, templateStartSchema } from '@sponsorat/api';
import { useNavigate } from '@tanstack/react-router';
import { today } from '../../../lib/formats.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { FormFrame } from '../../../ui/form/FormFrame.tsx';
import { useFormState } from '../../../ui/form/formHooks.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import { Section } from '../../../ui/Section.tsx';
import { toast } from '../../../ui/toast.ts';
import { toContract } from '../addresses.ts';
import { useSaveDraft } from '../contracts.queries.ts';
import { nextStart } from '../suggestions.rules.ts';
import { PURPOSE_STEP } from '../wizard/steps.rules.ts';
import { TemplateCards } from './TemplateCards.tsx';
import { texts } from './texts.ts';

const t = texts.start;

type TemplateStartProps = {
  sponsorshipId: number;
  templates: readonly TemplateOption[];
  earlier: readonly Contract[];
};

/** Which template a new agreement begins with, and on which day; leads to the draft's first step. */
export const TemplateStart = ({ sponsorshipId, templates, earlier }: TemplateStartProps) => {
  const navigate = useNavigate();
  const { mutateAsync: save } = useSaveDraft(sponsorshipId);
  const [only] = templates.length === 1 ? templates : [];
  const form = useForm({
    schema: templateStartSchema,
    initial: { templateId: only?.id ?? null, startDate: nextStart(earlier, today()) },
    save: (values) => save(values),
    onSaved: (draft) => {
      toast.success(t.done(draft.number, templates.find(({ id }) => id === draft.templateId)?.name ?? ''));
      void navigate({ ...toContract(draft), search: { step: PURPOSE_STEP }, replace: true });
    },
  });
  const saving = useFormState(form, (state) => state.saving);
  return (
    <FormFrame form={form} label={t.templateTitle}>
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
