import type { Contract } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker, useNavigate, useRouter } from '@tanstack/react-router';
import { isForDialog } from '../../../ui/form/dialogGuard.ts';
import type { Form } from '../../../ui/form/FormStore.ts';
import type { FormValues, ObjectSchema, Output } from '../../../ui/form/schema.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import { toast } from '../../../ui/toast.ts';
import { toContract } from '../addresses.ts';
import { fetchContract } from '../contracts.queries.ts';
import { useCarriedField } from '../fields/useCarriedField.ts';
import { texts } from './texts.ts';

type StepFormOptions<V extends object, S extends ObjectSchema> = {
  sponsorshipId: number;
  /** Undefined until the first save makes the draft. */
  contract: Contract | undefined;
  step: number;
  schema: S;
  /** What the step is checked by where it is saved as it is, and may lack what it otherwise requires. */
  draftSchema?: S;
  initial: V & NoInfer<FormValues<S>>;
  save: (input: Output<S>) => Promise<Contract>;
  /** The step's values of a draft that was saved, here or by somebody else. */
  valuesOf: (contract: Contract) => V;
};

/** Why a step is saved: to go on to the next one, to stay, or on the way out, which leads on by itself. */
type Purpose = 'advance' | 'stay' | 'leave';
export type StepForm<V extends object> = Form<V, Purpose>;

/**
 * The form of one step. 'Gem og fortsæt' saves it and goes on; 'Gem kladde' and Ctrl/Cmd+S save it as it is and stay;
 * any other way to another step, the browser's Back included, saves it first too, and leads nowhere while that fails.
 * A step without changes is not saved again.
 */
export const useStepForm = <V extends object, S extends ObjectSchema>(options: StepFormOptions<V, S>): StepForm<V> => {
  const { sponsorshipId, contract, step, schema, draftSchema = schema, initial, save, valuesOf } = options;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const router = useRouter();
  const form: StepForm<V> = useForm<V, S, Contract, Purpose>({
    schema,
    schemaFor: (purpose) => (purpose === 'stay' ? draftSchema : schema),
    initial,
    save: async (input) => (contract && !form.isDirty() ? contract : save(input)),
    afterSave: valuesOf,
    loadTheirs: contract && (async () => valuesOf(await fetchContract(queryClient, contract))),
    draft: `contract:${sponsorshipId}:${contract?.id ?? 'new'}:${step}`,
    onSaved: (saved, purpose) => {
      if (purpose === 'leave') return;
      const stays = purpose === 'stay';
      if (stays) toast.success(texts.saved);
      if (stays && contract) return;
      void navigate({
        ...toContract(saved),
        search: { step: stays ? step : step + 1 },
        // The page of a draft that was not there has no place in the history.
        replace: contract === undefined,
        state: stays ? carriedField() : {},
      });
    },
  });
  const carriedField = useCarriedField(form);
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ action, current, next }) => {
      if (current.pathname !== next.pathname || !form.isDirty() || isForDialog(action, router)) return false;
      await form.submit('leave');
      return form.isDirty();
    },
  });
  return form;
};
