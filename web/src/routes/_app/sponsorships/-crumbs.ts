import type { Crumb } from '../../../shell/trail.ts';

/** The trail to the list of sponsorships. */
export const listCrumbs: readonly Crumb[] = [
  { title: 'Overblik', to: '/' },
  { title: 'Alle sponsorater', to: '/sponsorships' },
];

/** The trail to one of them, which is called by its name as soon as that is known. */
export const sponsorshipCrumbs: readonly Crumb[] = [
  ...listCrumbs,
  { title: 'Sponsorat', name: 'sponsorship', to: '/sponsorships/$id', params: ['id'] },
];
