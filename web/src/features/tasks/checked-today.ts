import { api, type Sponsorship } from '@sponsorat/api';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateSponsorship } from '../../domain/sponsorship.queries.ts';
import { call } from '../../lib/client.ts';
import { today } from '../../lib/formats.ts';
import { toast } from '../../ui/toast.ts';
import { undoToast } from '../../ui/undoToast.tsx';
import { texts } from './page.texts.ts';

const t = texts.said;

const save = async (queryClient: QueryClient, club: Sponsorship, checkedOn: string | null): Promise<Sponsorship> => {
  const saved = await call(api.sponsorships.save, { body: { ...club, checkedOn } });
  await invalidateSponsorship(queryClient, club.id);
  return saved;
};

/**
 * Says that a club was checked in the bank's own system today, with the way to take that back: refused where somebody has
 * saved the club since.
 */
export const checkedToday = async (queryClient: QueryClient, id: number): Promise<void> => {
  const before = await call(api.sponsorships.get, { params: { id } });
  const after = await save(queryClient, before, today());
  undoToast(t.checked(before.name), async () => {
    await save(queryClient, after, before.checkedOn);
    toast.success(t.checkedBack);
  });
};
