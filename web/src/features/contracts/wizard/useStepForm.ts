import type { Contract } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { useUser } from '../../../lib/session.ts';
import type { Output, Schema } from '../../../ui/form/schema.ts';
import { type EntityForm, useEntityForm } from '../../../ui/form/useEntityForm.ts';
import { contractQuery } from '../contracts.queries.ts';

type StepFormOptions<V extends object, S extends Schema> = {
  sponsorshipId: number;
  /** Undefined until the first save makes the draft. */
  contract: Contract | undefined;
  step: number;
  schema: S;
  initial: V;
  save: (input: Output<S>) => Promise<Contract>;
  /** The step's values of a draft that was saved, here or by somebody else. */
  valuesOf: (contract: Contract) => V;
};

/**
 * The form of one step. 'Gem og fortsæt' saves it and goes on; any other way to another step, the browser's Back
 * included, saves it first too, and leads nowhere while that fails. A step without changes is not saved again.
 */
export const useStepForm = <V extends object, S extends Schema>(options: StepFormOptions<V, S>): EntityForm<V> => {
  const { sponsorshipId, contract, step, schema, initial, save, valuesOf } = options;
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
  const advances = useRef(false);
  const form: EntityForm<V> = useEntityForm<V, S, Contract>({
    schema,
    initial,
    save: async (input) => (contract && !form.store.isDirty() ? contract : save(input)),
    afterSave: valuesOf,
    ...(loadTheirs ? { loadTheirs } : {}),
    draftKey: `${user.id}-contract-${sponsorshipId}-${contract?.id ?? 'new'}-${step}`,
    onSaved: (saved) => {
      if (!advances.current) return;
      void navigate({
        to: '/sponsorships/$id/$contract',
        params: { id: String(sponsorshipId), contract: String(saved.id) },
        search: { step: step + 1 },
        // The page of a draft that was not there has no place in the history.
        replace: contract === undefined,
      });
    },
  });

  const { store } = form;
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname !== next.pathname || !store.isDirty()) return false;
      advances.current = false;
      await store.submit();
      return store.isDirty();
    },
  });
  return useMemo(
    () => ({
      ...form,
      submit: () => {
        advances.current = true;
        return form.submit();
      },
    }),
    [form],
  );
};
