import type { callerOf } from '../support/caller.ts';
import { makerOf } from '../support/make.ts';

/** Drafts in every state that the wizard and the one-step form know. */
export const drafts = async (call: ReturnType<typeof callerOf>, club: { id: number }, values: object = {}) => {
  const make = makerOf(call);
  const { id: whole } = await make.draft(club, values);
  const { id: lacking } = await make.draft(club, { category: null, sponsorshipAmount: null });
  const { id: simple } = await make.simpleDraft(club, values);
  const { id: spareClub } = await make.sponsorship('Marstal Roklub');
  const { id: spare } = await make.draft({ id: spareClub });
  return { workClub: club.id, whole, lacking, simple, spareClub, spare };
};
