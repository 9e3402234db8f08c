import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { notify } from '../../lib/notifications/notify.ts';

type Club = { id: number; name: string };

/** Rings, once, at the bell of whoever is responsible for some sponsorships from now on. */
export const tellResponsible = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  userId: number,
  clubs: readonly Club[],
): Promise<void> => {
  const [first, ...others] = clubs;
  if (!first) return;
  const news =
    others.length === 0
      ? { what: first.name, path: `/sponsorships/${first.id}`, sponsorshipId: first.id }
      : // Of several none is named: they need not stay with the user together.
        { what: `${clubs.length} sponsorater`, path: `/sponsorships?user=${userId}`, sponsorshipId: null };
  const { what, ...where } = news;
  await notify(tx, clock, actor, [userId], {
    kind: 'assigned',
    text: `${actor.name} har gjort dig ansvarlig for ${what}`,
    ...where,
  });
};
