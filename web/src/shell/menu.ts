import {
  areaList,
  categoryList,
  type FileList,
  type ImportKind,
  importKinds,
  logList,
  mailList,
  paymentList,
  productCategoryList,
  productList,
  taskList,
  templateList,
  ticketList,
  updateList,
  userList,
} from '@sponsorat/api';
import {
  type Icon,
  IconAdjustmentsHorizontal,
  IconBox,
  IconBuildingBank,
  IconCategory,
  IconChartBar,
  IconChecklist,
  IconFileImport,
  IconFileText,
  IconHistory,
  IconHome,
  IconId,
  IconMail,
  IconMapPin,
  IconReceipt,
  IconReportAnalytics,
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
  events: IconTicket,
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

const entryOf = (name: string, { name: title, right, path }: FileList, icon: Icon): MenuEntry => ({
  name,
  title,
  icon,
  right,
  to: path,
});

/** The whole side menu, for every role. */
export const menu: readonly MenuEntry[] = [
  { name: 'home', title: titles.home, icon: IconHome, right: 'Bruger', to: '/' },
  entryOf('tasks', taskList, IconChecklist),
  { name: 'sponsorships', title: titles.sponsorships, icon: IconTrophy, right: 'Bruger', to: '/sponsorships' },
  entryOf('tickets', ticketList, IconTicket),
  entryOf('payments', paymentList, IconReceipt),
  { name: 'reports', title: titles.reports, icon: IconReportAnalytics, right: 'Bruger', to: '/reports' },
  entryOf('products', productList, IconBox),
  entryOf('product-categories', productCategoryList, IconCategory),
  'divider',
  entryOf('users', userList, IconUsers),
  {
    name: 'settings-menu',
    title: titles.settings,
    icon: IconAdjustmentsHorizontal,
    right: 'Admin',
    items: [
      { name: 'settings', title: titles.settings, icon: IconBuildingBank, right: 'Admin', to: '/settings' },
      entryOf('categories', categoryList, IconTags),
      entryOf('templates', templateList, IconTemplate),
      entryOf('areas', areaList, IconMapPin),
      entryOf('updates', updateList, IconSpeakerphone),
      entryOf('mails', mailList, IconMail),
      { name: 'budget', title: titles.budget, icon: IconChartBar, right: 'Admin', to: '/settings/budget' },
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
  entryOf('log', logList, IconHistory),
];
