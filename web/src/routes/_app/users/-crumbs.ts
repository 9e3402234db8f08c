import { texts } from '../../../features/users/texts.ts';
import { trails } from '../-resource.tsx';

/** The trail of the users' pages begins with these. */
export const usersCrumbs = [...trails.home, { title: texts.title, to: '/users' }];
