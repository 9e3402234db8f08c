import { type ImportKind, importKinds } from '@sponsorat/api';
import {
  type Icon,
  IconAdjustmentsHorizontal,
  IconBox,
  IconBuildingBank,
  IconCategory,
  IconChecklist,
  IconFileImport,
  IconFileText,
  IconHistory,
  IconHome,
  IconId,
  IconMapPin,
  IconReceipt,
  IconRuler2,
  IconSignature,
  IconSpeakerphone,
  IconTags,
  IconTemplate,
  IconTicket,
  IconTrophy,
  IconUsers,
} from '@tabler/icons-react';
import type { MenuEntry } from './menu.rules.ts';
import { texts } from './texts.ts';

const titles = texts.menu;

const importIcons: Record<ImportKind, Icon> = {
  sponsorships: IconTrophy,
  contracts: IconFileText,
  payments: IconReceipt,
  contacts: IconId,
  products: IconBox,
  users: IconUsers,
};
const importEntries = Object.entries(importKinds).map(
  ([kind, title]): MenuEntry => ({
    name: `import-${kind}`,
    title,
    icon: importIcons[kind as ImportKind],
    right: 'Admin',
    to: `/import/${kind}`,
  }),
);

/** The whole side menu, for every role. */
export const menu: readonly MenuEntry[] = [
  { name: 'home', title: titles.home, icon: IconHome, right: 'Bruger', to: '/' },
  { name: 'tasks', title: titles.tasks, icon: IconChecklist, right: 'Bruger', to: '/tasks' },
  { name: 'sponsorships', title: titles.sponsorships, icon: IconTrophy, right: 'Bruger', to: '/sponsorships' },
  { name: 'tickets', title: titles.tickets, icon: IconTicket, right: 'Bruger', to: '/tickets' },
  { name: 'payments', title: titles.payments, icon: IconReceipt, right: 'Bruger', to: '/payments' },
  { name: 'products', title: titles.products, icon: IconBox, right: 'Admin', to: '/products' },
  {
    name: 'product-categories',
    title: titles.productCategories,
    icon: IconCategory,
    right: 'Admin',
    to: '/categories',
  },
  'divider',
  { name: 'users', title: titles.users, icon: IconUsers, right: 'Admin', to: '/users' },
  {
    name: 'settings-menu',
    title: titles.settings,
    icon: IconAdjustmentsHorizontal,
    right: 'Admin',
    items: [
      { name: 'settings', title: titles.settings, icon: IconBuildingBank, right: 'Admin', to: '/settings' },
      { name: 'categories', title: titles.categories, icon: IconTags, right: 'Admin', to: '/settings/categories' },
      { name: 'templates', title: titles.templates, icon: IconTemplate, right: 'Admin', to: '/settings/templates' },
      { name: 'areas', title: titles.areas, icon: IconMapPin, right: 'Admin', to: '/settings/areas' },
      { name: 'updates', title: titles.updates, icon: IconSpeakerphone, right: 'Admin', to: '/settings/updates' },
      { name: 'rules', title: titles.rules, icon: IconRuler2, right: 'Admin', to: '/settings/rules' },
    ],
  },
  {
    name: 'import-menu',
    title: titles.import,
    icon: IconFileImport,
    right: 'Admin',
    items: [
      ...importEntries,
      { name: 'signed', title: titles.signed, icon: IconSignature, right: 'Admin', to: '/import/signed' },
    ],
  },
  { name: 'log', title: titles.log, icon: IconHistory, right: 'Admin', to: '/log' },
];
