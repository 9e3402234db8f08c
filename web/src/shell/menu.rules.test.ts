import { describe, expect, it } from 'vitest';
import { activeWay, type CurrentPage, type MenuEntry, type MenuItem, visibleMenu } from './menu.rules.ts';
import { menu } from './menu.ts';

const outline = (entries: readonly MenuEntry[]): unknown[] =>
  entries.map((entry) => {
    if (entry === 'divider') return '—';
    return entry.items ? [entry.title, outline(entry.items)] : `${entry.title} ${entry.to}`;
  });
const items = (entries: readonly MenuEntry[]): MenuItem[] =>
  entries.flatMap((entry) => (entry === 'divider' ? [] : [entry, ...items(entry.items ?? [])]));
const current = (route: string, targets: string[] = [], forced?: string | null): CurrentPage => ({
  route,
  targets,
  forced,
});

describe('the whole menu', () => {
  it('holds every entry of the product for an Admin', () => {
    expect(outline(visibleMenu(menu, ['Admin']))).toEqual([
      'Overblik /',
      'Opgaver /tasks',
      'Alle sponsorater /sponsorships',
      'Billetter /tickets',
      'Betalinger /payments',
      'Rapporter /reports',
      'Produkter /products',
      'Produktkategorier /categories',
      '—',
      'Brugere /users',
      [
        'Indstillinger',
        [
          'Indstillinger /settings',
          'Kategorier /settings/categories',
          'Skabeloner /settings/templates',
          'Områder /settings/areas',
          'Opdateringer /settings/updates',
          'E-mail /settings/mails',
          'Budget /settings/budget',
          'Regler og grænser /settings/rules',
        ],
      ],
      [
        'Import',
        [
          'Sponsorater /import/sponsorships',
          'Aftaler /import/contracts',
          'Betalinger /import/payments',
          'Kontaktpersoner /import/contacts',
          'Arrangementer /import/events',
          'Produkter /import/products',
          'Brugere /import/users',
          'Underskrevne PDF’er /import/signed',
        ],
      ],
      'Log /log',
    ]);
  });

  it('leaves a Bruger six entries and no divider', () => {
    const own = [
      'Overblik /',
      'Opgaver /tasks',
      'Alle sponsorater /sponsorships',
      'Billetter /tickets',
      'Betalinger /payments',
      'Rapporter /reports',
    ];
    expect(outline(visibleMenu(menu, ['Bruger']))).toEqual(own);
    expect(visibleMenu(menu, ['Bruger', 'Admin'])).toHaveLength(13);
    expect(visibleMenu(menu, [])).toEqual([]);
  });

  it('names every entry once', () => {
    const names = items(menu).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('what is left out', () => {
  it('takes an empty group and loose dividers with it', () => {
    const entries: MenuEntry[] = [
      'divider',
      { name: 'a', title: 'A', right: 'Bruger', to: '/a' },
      'divider',
      { name: 'b', title: 'B', right: 'Admin', to: '/b' },
      'divider',
      { name: 'c', title: 'C', right: 'Bruger', to: '/c' },
      'divider',
      { name: 'd', title: 'D', right: 'Bruger', items: [{ name: 'e', title: 'E', right: 'Admin', to: '/e' }] },
    ];
    expect(outline(visibleMenu(entries, ['Bruger']))).toEqual(['A /a', '—', 'C /c']);
  });
});

describe('the highlighted entry', () => {
  it('is that of the current route', () => {
    expect(activeWay(menu, current('/'))).toEqual(['home']);
    expect(activeWay(menu, current('/sponsorships/'))).toEqual(['sponsorships']);
    expect(activeWay(menu, current('/settings/areas'))).toEqual(['settings-menu', 'areas']);
    expect(activeWay(menu, current('/settings'))).toEqual(['settings-menu', 'settings']);
  });

  it('is else that of the innermost breadcrumb target', () => {
    expect(activeWay(menu, current('/sponsorships/$id/data', ['/', '/sponsorships', '/sponsorships/$id']))).toEqual([
      'sponsorships',
    ]);
    expect(activeWay(menu, current('/elsewhere', ['/']))).toEqual(['home']);
  });

  it('is the forced one before all others, unless the menu does not know it', () => {
    expect(activeWay(menu, current('/', ['/sponsorships'], 'users'))).toEqual(['users']);
    expect(activeWay(menu, current('/sponsorships', [], 'no-such-entry'))).toEqual(['sponsorships']);
  });

  it('is none where nothing matches, or where the route says so', () => {
    expect(activeWay(menu, current('/elsewhere', ['/nowhere']))).toEqual([]);
    expect(activeWay(menu, current('/profile', ['/', '/profile'], null))).toEqual([]);
  });
});
