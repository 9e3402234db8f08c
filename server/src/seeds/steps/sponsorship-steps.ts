import { sponsorshipInputSchema } from '@sponsorat/api';
import type { z } from 'zod';
import { saveSponsorship, saveSponsorshipLogo } from '../../features/sponsorships/sponsorships.usecases.ts';
import type { Actor } from '../../lib/actor.ts';
import { Input } from '../../lib/http/input.ts';
import type { Later, Step } from './timeline.ts';

export type SponsorshipFields = z.input<typeof sponsorshipInputSchema>;

export type SponsorshipStory = {
  created: Date;
  by: Actor;
  fields: SponsorshipFields;
  logo: Promise<Buffer> | null;
  /** Later saves of the master data, each with the fields that changed. */
  changes: readonly { at: Date; by: Actor; fields: Partial<SponsorshipFields> }[];
};

/** Makes a sponsorship with its logo, and saves what changed of it since; its id is left in `id`. */
export const sponsorshipSteps = (story: SponsorshipStory, id: Later<number>): Step[] => {
  const { created, by, fields, logo, changes } = story;
  const input = (values: object) => new Input({ ...fields, ...values }, sponsorshipInputSchema);
  const steps: Step[] = [
    {
      at: created,
      run: async (deps) => {
        id.set((await saveSponsorship(deps, by, input({}))).id);
        if (!logo) return;
        const bytes = await logo;
        await saveSponsorshipLogo(deps, by, id.get(), { value: () => ({ bytes, name: 'logo.png' }) });
      },
    },
  ];
  let current: Partial<SponsorshipFields> = {};
  for (const change of changes) {
    current = { ...current, ...change.fields };
    const values = current;
    steps.push({
      at: change.at,
      run: async (deps) => {
        await saveSponsorship(deps, change.by, input({ ...values, id: id.get() }));
      },
    });
  }
  return steps;
};
