import { texts as users } from '../../features/users/texts.ts';
import type { Crumb } from '../../shell/trail.ts';

const home: Crumb = { title: 'Overblik', to: '/' };
const sponsorships: readonly Crumb[] = [home, { title: 'Alle sponsorater', to: '/sponsorships' }];

/** What a trail begins with. */
export const trails = {
  home: [home],
  settings: [home, { title: 'Indstillinger', to: '/settings' }],
  users: [home, { title: users.title, to: '/users' }],
  sponsorships,
  /** Of one sponsorship, which is called by its name as soon as that is known. */
  sponsorship: [...sponsorships, { title: 'Sponsorat', name: 'sponsorship', to: '/sponsorships/$id', params: ['id'] }],
} as const satisfies Record<string, readonly Crumb[]>;
