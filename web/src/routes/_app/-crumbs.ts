import { type FileList, userList } from '@sponsorat/api';
import { texts } from '../../shell/texts.ts';
import type { Crumb } from '../../shell/trail.ts';

// In the words of the frame: those of a feature would come along with the first page that a browser loads.
const { menu } = texts;
/** A list in a trail. */
export const crumbOf = ({ name, path }: FileList): Crumb => ({ title: name, to: path });

const home: Crumb = { title: menu.home, to: '/' };
const sponsorships: readonly Crumb[] = [home, { title: menu.sponsorships, to: '/sponsorships' }];

/** What a trail begins with. */
export const trails = {
  home: [home],
  settings: [home, { title: menu.settings, to: '/settings' }],
  imports: [home, { title: menu.import, to: '/import/$kind', params: ['kind'] }],
  reports: [home, { title: menu.reports, to: '/reports' }],
  users: [home, crumbOf(userList)],
  sponsorships,
  /** Of one sponsorship, which is called by its name as soon as that is known. */
  sponsorship: [...sponsorships, { title: 'Sponsorat', name: 'sponsorship', to: '/sponsorships/$id', params: ['id'] }],
} as const satisfies Record<string, readonly Crumb[]>;
