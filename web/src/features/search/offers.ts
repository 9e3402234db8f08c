import { hasRole, type Right } from '@sponsorat/api';
import {
  type Icon,
  IconBox,
  IconChecklist,
  IconFilePlus,
  IconFileText,
  IconGauge,
  IconKeyboard,
  IconNote,
  IconReceipt,
  IconRefresh,
  IconReportAnalytics,
  IconTemplate,
  IconTicket,
  IconTrophy,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react';
import { NEW_NOTE_ID, NEW_TASK_ID, RENEW_ID, USAGE_ID } from '../../lib/anchors.ts';
import { showOverlay } from '../../lib/overlay.ts';
import { type MenuEntry, visibleMenu } from '../../shell/menu.rules.ts';
import { menu } from '../../shell/menu.ts';
import { texts } from './texts.ts';

/** A page or an action that the search offers besides what the server finds. */
export type Offer = { key: string; title: string; icon: Icon; subtitle?: string } & (
  | { path: string }
  | { run: () => void }
  /** What is then typed, to be gone on with. */
  | { fill: string }
);
type Club = { id: number; title: string; renewable?: true | undefined };

const t = texts.actions;

/** What can be started from anywhere. Whatever a feature adds to it gets a line. */
const actions: readonly (Offer & { right: Right })[] = [
  { key: 'sponsorship', title: t.createSponsorship, icon: IconTrophy, right: 'Bruger', path: '/sponsorships/create' },
  { key: 'payment', title: t.registerPayment, icon: IconReceipt, right: 'Bruger', path: '/payments' },
  { key: 'task', title: t.newTask, icon: IconChecklist, right: 'Bruger', path: `/tasks#${NEW_TASK_ID}` },
  { key: 'user', title: t.createUser, icon: IconUserPlus, right: 'Admin', path: '/users/create' },
  { key: 'template', title: t.createTemplate, icon: IconTemplate, right: 'Admin', path: '/settings/templates/create' },
  { key: 'product', title: t.createProduct, icon: IconBox, right: 'Admin', path: '/products/create' },
  {
    key: 'shortcuts',
    title: t.shortcuts,
    icon: IconKeyboard,
    right: 'Bruger',
    run: () => showOverlay('shortcuts'),
  },
];

/** What can be started for a club. Whatever a feature adds to it gets a line. */
const clubActions: readonly {
  key: string;
  title: (club: string) => string;
  icon: Icon;
  path: (id: number) => string;
  /** Also offered before any club is named. */
  asks?: true;
  /** Not offered for a club for which this says no. */
  isFor?: (club: Club) => boolean;
}[] = [
  {
    key: 'renew',
    title: t.renew,
    icon: IconRefresh,
    path: (id) => `/sponsorships/${id}#${RENEW_ID}`,
    asks: true,
    isFor: ({ renewable }) => renewable === true,
  },
  {
    key: 'usage',
    title: t.registerUsage,
    icon: IconGauge,
    path: (id) => `/sponsorships/${id}#${USAGE_ID}`,
    asks: true,
  },
  {
    key: 'give',
    title: t.giveTickets,
    icon: IconTicket,
    path: (id) => `/sponsorships/${id}/tickets`,
    asks: true,
    // Only where an event is known that has some free: `useTargets` looks for it.
    isFor: () => false,
  },
  {
    key: 'payment',
    title: t.registerPaymentFor,
    icon: IconReceipt,
    path: (id) => `/payments?sponsorship=${id}`,
  },
  {
    key: 'simple',
    title: t.createSimple,
    icon: IconFilePlus,
    path: (id) => `/sponsorships/${id}/create-simple`,
    asks: true,
  },
  {
    key: 'task',
    title: t.createTask,
    icon: IconChecklist,
    path: (id) => `/tasks?sponsorship=${id}&owner=all#${NEW_TASK_ID}`,
  },
  {
    key: 'note',
    title: t.writeNote,
    icon: IconNote,
    path: (id) => `/sponsorships/${id}#${NEW_NOTE_ID}`,
    asks: true,
  },
  {
    key: 'contract',
    title: t.createContract,
    icon: IconFileText,
    path: (id) => `/sponsorships/${id}/create`,
    asks: true,
  },
];

/** The actions that these roles may start from anywhere. */
export const actionsFor = (roles: readonly string[]): Offer[] =>
  actions.filter(({ right }) => hasRole(roles, right)).map(({ right: _right, ...offer }) => offer);

/** The actions for a club. */
export const clubActionsFor = (club: Club): Offer[] =>
  clubActions
    .filter(({ isFor }) => isFor?.(club) ?? true)
    .map(({ key, icon, title, path }) => ({
      key: `${key}-${club.id}`,
      icon,
      title: title(club.title),
      path: path(club.id),
    }));

/** The actions for a club while it is not said for which: they wait for its name. */
export const unaddressedActions: readonly (Offer & { fill: string })[] = clubActions
  .filter(({ asks }) => asks)
  .map(({ key, icon, title }) => ({ key: `ask-${key}`, icon, title: title('…'), fill: title('') }));

/** The words that begin the names of the actions for a club, e.g. "opret simpel aftale for". */
export const clubActionWords: readonly string[] = clubActions.flatMap(({ title }) => title('').trim().split(' '));

const pagesIn = (entries: readonly MenuEntry[], inside?: string): Offer[] =>
  entries.flatMap((entry): Offer[] => {
    if (entry === 'divider') return [];
    if (entry.items) return pagesIn(entry.items, entry.title);
    const { name, title, icon = IconFileText, to } = entry;
    const subtitle = inside === title ? undefined : inside;
    return to ? [{ key: name, title, icon, path: to, ...(subtitle && { subtitle }) }] : [];
  });

/** The reports, which the menu has as one, by what is looked for in them. */
const reportPages = Object.entries(texts.reports).map(
  ([path, title]): Offer => ({ key: path, title, subtitle: texts.inReports, icon: IconReportAnalytics, path }),
);

/** The pages of these roles' menu. */
export const pagesFor = (roles: readonly string[]): Offer[] => [
  ...pagesIn(visibleMenu(menu, roles)),
  ...reportPages,
  { key: 'profile', title: texts.profile, icon: IconUser, path: '/profile' },
];
