import { Group, Text } from '@mantine/core';
import {
  addDays,
  type Contract,
  isMoney,
  oreToKroner,
  regulatedAmount,
  renewalDates,
  renewalFormSchema,
  toOre,
} from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '../../../lib/client.ts';
import dialog from '../../../ui/dialog.module.css';
import { DateRangeField } from '../../../ui/fields/DateRangeField.tsx';
import { PercentField } from '../../../ui/fields/NumberFields.tsx';
import { optionsOf, SelectField } from '../../../ui/fields/SelectField.tsx';
import { DialogForm } from '../../../ui/form/FormDialog.tsx';
import { useFormState } from '../../../ui/form/formHooks.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { dayOf } from '../../../ui/parse/dateText.ts';
import { toast } from '../../../ui/toast.ts';
import { toContract } from '../addresses.ts';
import { useRenew } from '../contracts.queries.ts';
import { templateOptionsQuery } from '../template/template.queries.ts';
import { PURPOSE_STEP } from '../wizard/steps.rules.ts';
import { lengthInMonths, overlapDays } from './chain.rules.ts';
import { texts } from './texts.ts';

const t = texts.renew;

/** What a percent makes of an annual amount, as far as it is one. */
const regulateAmount = (amount: number | null, percent: number | null): number | null => {
  const by = percent ?? 0;
  if (amount === null || Number.isNaN(by) || by < -100 || by > 1000 || !isMoney(Math.abs(by))) return null;
  return oreToKroner(regulatedAmount(toOre(amount), by));
};

/**
 * What is worth knowing of the period of a renewal: that it overlaps what it renews or leaves a gap, and what does not
 * follow where it has another length.
 */
const remarksOf = (contract: Contract, isTemplate: boolean, start: string | null, end: string | null): string[] => {
  const { startDate, endDate, renegotiation, rates } = contract;
  if (!startDate || !endDate || !start || !end || end < start) return [];
  const period = { startDate: start, endDate: end };
  const days = overlapDays({ startDate, endDate }, period);
  const next = addDays(endDate, 1);
  const remarks = days > 0 ? [t.overlap(days)] : [];
  if (start > next) remarks.push(t.gap(lengthInMonths(next, start)));
  const usual = renewalDates(contract, { startDate: start, endDate: null }).endDate;
  if (isTemplate || end === usual) return remarks;
  if (rates.length > 0) remarks.push(t.sameRates(rates.length));
  if (renegotiation && !renewalDates(contract, period).renegotiation) remarks.push(t.noRenegotiation);
  return remarks;
};

/** The agreement that renews it already, where a refusal names one. */
const successorIn = (failure: unknown): { id: number } => {
  const successor = failure instanceof ApiError && failure.usedBy.find(({ kind }) => kind === 'contract');
  if (!successor) throw failure;
  return { id: successor.id };
};

type RenewFormProps = { contract: Contract; onClose: () => void };

/** Period and percent of a renewal, computed and to be changed; saved, it leads to the draft's first step. */
export const RenewForm = ({ contract, onClose }: RenewFormProps) => {
  const { id, version, sponsorshipId, sponsorshipAmount } = contract;
  const navigate = useNavigate();
  const { mutateAsync: renew } = useRenew(sponsorshipId);
  const { startDate, endDate } = renewalDates(contract, { startDate: null, endDate: null });
  const form = useForm({
    schema: renewalFormSchema,
    initial: { startDate, endDate, percent: 0, templateId: null },
    save: (values) => {
      // What is as it was computed is computed there, with everything that follows from it.
      const start = values.startDate === startDate ? null : values.startDate;
      const computed = renewalDates(contract, { startDate: start, endDate: null }).endDate;
      const end = values.endDate === computed ? null : values.endDate;
      const { percent, templateId } = values;
      return renew({ id, version, percent, templateId, startDate: start, endDate: end }).catch(successorIn);
    },
    onSaved: (draft) => {
      const isNew = 'number' in draft;
      if (isNew) toast.success(t.done(draft.number));
      else toast.info(t.already);
      onClose();
      const search = isNew && !draft.simple ? { step: PURPOSE_STEP } : {};
      void navigate({ ...toContract({ sponsorshipId, id: draft.id }), search });
    },
  });
  const templates = useQuery(templateOptionsQuery).data ?? [];
  const isTemplate = useFormState(form, ({ values }) => values.templateId !== null);
  const percent = useFormState(form, ({ values }) => values.percent);
  const remarks = useFormState(form, ({ values }) =>
    remarksOf(contract, values.templateId !== null, dayOf(values.startDate), dayOf(values.endDate)).join(' '),
  );
  const after = regulateAmount(sponsorshipAmount, percent);
  return (
    <DialogForm form={form} label={t.title(contract.number)} saveLabel={t.save} onCancel={onClose}>
      <p className={dialog.message}>{isTemplate ? t.introTemplate : t.intro}</p>
      <DateRangeField
        label={t.period}
        from={form.field('startDate')}
        to={form.field('endDate')}
        suggests={false}
        width="lg"
      />
      {templates.length > 0 && (
        <SelectField
          field={form.field('templateId')}
          options={optionsOf(templates)}
          label={t.from}
          placeholder={t.fromThis}
          {...(isTemplate && { help: t.fromTemplate })}
        />
      )}
      {!isTemplate && (
        <>
          <PercentField field={form.field('percent')} label={t.percent} help={t.percentHelp} />
          <Group component="dl" className="plain tabular" gap="0 8px">
            <Text component="dt" c="dimmed">
              {texts.compare.yearly}
            </Text>
            <Text component="dd" fw={600} aria-live="polite">
              {texts.amounts(sponsorshipAmount, after, after === null ? null : (percent ?? 0))}
            </Text>
          </Group>
        </>
      )}
      <div role="status" hidden={!remarks}>
        {remarks && <Notice tone="warning">{remarks}</Notice>}
      </div>
    </DialogForm>
  );
};
