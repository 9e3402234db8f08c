import { useDebouncedValue } from '@mantine/hooks';
import { type GrantCheck, grantInputSchema } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useFormState } from '../../ui/form/formHooks.ts';
import { checksOf } from '../../ui/form/schema.ts';
import type { GrantForm } from './GrantSheetForm.tsx';
import { grantCheckQuery } from './grants.queries.ts';

const PAUSE_MS = 350;
const checks = checksOf(grantInputSchema);

/** What is to be said of what the sheet says so far; nothing before there is somebody to say it of. */
export const useCheck = (form: GrantForm): GrantCheck | undefined => {
  const values = useFormState(form, (state) => state.values);
  const [settled] = useDebouncedValue(values, PAUSE_MS);
  // Why they are invited changes nothing of it, nor who is not named yet: the warnings need not wait for that.
  const companions = settled.companions.filter(({ name, type }) => name?.trim() && type);
  const read = checks.read({ ...settled, companions, purpose: settled.purpose?.trim() ? settled.purpose : '–' });
  const { data, isError } = useQuery(
    grantCheckQuery(read.ok ? { ...read.value, handedOut: false, idempotencyKey: null } : undefined),
  );
  return read.ok && !isError && data ? data : undefined;
};
