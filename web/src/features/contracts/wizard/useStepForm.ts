import type { Contract } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useUser } from '../../../lib/session.ts';
import type { Output, Schema } from '../../../ui/form/schema.ts';
import { type EntityForm, useEntityForm } from '../../../ui/form/useEntityForm.ts';
import { toast } from '../../../ui/toast.ts';
import { contractQuery } from '../contracts.queries.ts';
import { texts } from './texts.ts';

type StepFormOptions<V extends object, S extends Schema> = {
  sponsorshipId: number;
  /** Undefined until the first save makes the draft. */
  contract: Contract | undefined;
  step: number;
  schema: S;
  /** What the step is checked by where it is saved as it is, and may lack what it otherwise requires. */
  draftSchema?: Schema;
  initial: V;
  save: (input: Output<S>) => Promise<Contract>;
  /** The step's values of a draft that was saved, here or by somebody else. */
  valuesOf: (contract: Contract) => V;
};

/** 'Gem og fortsæt', 'Gem kladde', or a way out of the step, which is led on by itself. */
type Attempt = 'advance' | 'stay' | 'leave';

export type StepForm<V extends object> = EntityForm<V> & {
  /** Says that the submit that follows is one of the form's own, which goes on to the next step. */
  goOn: () => void;
  /** Saves the step as it is, and stays. */
  saveAsIs: () => Promise<void>;
};

/**
 * The form of one step. 'Gem og fortsæt' saves it and goes on; 'Gem kladde' and Ctrl/Cmd+S save it as it is and stay;
 * any other way to another step, the browser's Back included, saves it first too, and leads nowhere while that fails.
 * A step without changes is not saved again.
 */
export const useStepForm = <V extends object, S extends Schema>(options: StepFormOptions<V, S>): StepForm<V> => {
  const { sponsorshipId, contract, step, schema, draftSchema = schema, initial, save, valuesOf } = options;
  const navigate = useNavigate();
  const user = useUser();
  const queryClient = useQueryClient();
  const contractId = contract?.id;
  const loadTheirs = useMemo(
    () =>
      contractId === undefined
        ? undefined
        : async () => {
            const query = contractQuery({ sponsorshipId, contractId });
            return valuesOf(await queryClient.fetchQuery({ ...query, staleTime: 0 }));
          },
    [queryClient, sponsorshipId, contractId, valuesOf],
  );
  const attempt = useRef<Attempt>('leave');
  const form: EntityForm<V> = useEntityForm<V, S, Contract>({
    schema,
    initial,
    save: async (input) => (contract && !form.store.isDirty() ? contract : save(input)),
    afterSave: valuesOf,
    ...(loadTheirs ? { loadTheirs } : {}),
    draftKey: `${user.id}-contract-${sponsorshipId}-${contract?.id ?? 'new'}-${step}`,
    onSaved: (saved) => {
      if (attempt.current === 'leave') return;
      const stays = attempt.current === 'stay';
      if (stays) toast.success(texts.saved);
      if (stays && contract) return;
      void navigate({
        to: '/sponsorships/$id/$contract',
        params: { id: String(sponsorshipId), contract: String(saved.id) },
        search: { step: stays ? step : step + 1 },
        // The page of a draft that was not there has no place in the history.
        replace: contract === undefined,
      });
    },
  });

  const { store } = form;
  const judge = useCallback(() => {
    store.options = { ...store.options, schema: attempt.current === 'stay' ? draftSchema : schema };
  }, [store, schema, draftSchema]);
  // The fields go on being checked by what the last attempt asked of them.
  useEffect(judge);
  const submit = useCallback(
    (next: Attempt) => {
      attempt.current = next;
      judge();
      return store.submit();
    },
    [store, judge],
  );
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname !== next.pathname || !store.isDirty()) return false;
      await submit('leave');
      return store.isDirty();
    },
  });
  const ownSubmit = useRef(false);
  return useMemo(
    () => ({
      ...form,
      goOn: () => {
        ownSubmit.current = true;
      },
      // Ctrl/Cmd+S and another try after a failure come here without a submit of the form's own.
      submit: () => {
        const goesOn = ownSubmit.current || (attempt.current === 'advance' && store.get().failure !== undefined);
        ownSubmit.current = false;
        return submit(goesOn ? 'advance' : 'stay');
      },
      saveAsIs: () => submit('stay'),
    }),
    [form, store, submit],
  );
};
