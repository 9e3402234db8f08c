import { Box, Stack } from '@mantine/core';
import { type Contract, contractReference, shownStatus } from '@sponsorat/api';
import { useNavigate } from '@tanstack/react-router';
import { longDate, period, today } from '../../../lib/formats.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { FormFrame } from '../../../ui/form/FormFrame.tsx';
import { useFormState } from '../../../ui/form/formHooks.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import { Section } from '../../../ui/Section.tsx';
import { toast } from '../../../ui/toast.ts';
import { toContract } from '../addresses.ts';
import { useCopyForm } from '../contracts.queries.ts';
import { type EmptyForm, submitInstead } from './submitInstead.ts';
import { texts } from './texts.ts';

const t = texts.start;

const describe = (contract: Contract): string => {
  const { number, startDate, endDate } = contract;
  return [number, period(startDate, endDate, longDate), shownStatus(contract, today())].join(' · ');
};

type CopyStartProps = { sponsorshipId: number; earlier: readonly Contract[]; empty: EmptyForm };

/** Of which of the club's agreements a new one is a copy; leads to the draft. */
export const CopyStart = ({ sponsorshipId, earlier, empty }: CopyStartProps) => {
  const navigate = useNavigate();
  const { mutateAsync: copy } = useCopyForm(sponsorshipId);
  const suggested = earlier.find(({ isActive }) => isActive) ?? earlier[0];
  const form = useForm({
    schema: contractReference,
    initial: { id: suggested?.id ?? null, version: null },
    save: ({ id }) => copy({ id, version: earlier.find((one) => one.id === id)?.version ?? 0 }),
    onSaved: (draft) => {
      empty.current?.discard();
      toast.success(t.copied(draft.number));
      void navigate({ ...toContract(draft), replace: true });
    },
  });
  const submit = () => submitInstead(empty, form, contractReference);
  const saving = useFormState(form, (state) => state.saving);
  return (
    <FormFrame form={form} label={t.copyTitle} onSubmit={submit}>
      <Section title={t.copyTitle} subtitle={t.copyHint}>
        <Stack align="flex-start" maw="30rem">
          <Box w="100%">
            <SelectField
              field={form.field('id')}
              options={earlier.map((contract) => ({ value: contract.id, label: describe(contract) }))}
              width="full"
            />
          </Box>
          <BusyButton type="submit" busy={saving}>
            {t.create}
          </BusyButton>
        </Stack>
      </Section>
    </FormFrame>
  );
};
