import type { callerOf } from './caller.ts';

type Caller = ReturnType<typeof callerOf>;
type NamedRecord = { id: number };

/** Where a club lies that an Admin sees and this user does not, and who is responsible there. */
export const foreignTo = async (user: Caller, admin: Caller): Promise<{ areaId: number; userId: number }> => {
  const own: NamedRecord[] = await user.get('/api/sponsorships/user-areas');
  const areas: NamedRecord[] = await admin.get('/api/sponsorships/user-areas');
  const foreign = areas.find(({ id }) => !own.some((one) => one.id === id));
  const [responsible]: NamedRecord[] = await admin.get(`/api/sponsorships/area-users/${foreign?.id}`);
  if (!foreign || !responsible) throw new Error('There is no area that the user does not see.');
  return { areaId: foreign.id, userId: responsible.id };
};
