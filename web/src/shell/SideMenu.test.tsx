import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { activeWay, type CurrentPage, type MenuEntry } from './menu.rules.ts';
import { SideMenu } from './SideMenu.tsx';

const entries: MenuEntry[] = [
  { name: 'top', title: 'Top', right: 'Bruger', to: '/top' },
  'divider',
  {
    name: 'group',
    title: 'Group',
    right: 'Bruger',
    items: [
      { name: 'second', title: 'Second', right: 'Bruger', to: '/second' },
      'divider',
      {
        name: 'inner',
        title: 'Inner',
        right: 'Bruger',
        items: [{ name: 'third', title: 'Third', right: 'Bruger', to: '/third' }],
      },
    ],
  },
];

const htmlOf = async (current: CurrentPage): Promise<string> => {
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routeTree: createRootRoute({
      component: () => <SideMenu entries={entries} way={activeWay(entries, current)} label="Menu" />,
    }),
  });
  await router.load();
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
};

const tag = (html: string, text: string): string => {
  const before = html.slice(0, html.indexOf(`>${text}<`));
  const starts = [...before.matchAll(/<(?:a|button)\b[^>]*>/g)];
  return starts.at(-1)?.[0] ?? '';
};

it('shows three levels with their dividers', async () => {
  const html = await htmlOf({ route: '/elsewhere', targets: [] });
  expect(['Top', 'Second', 'Third'].map((title) => /data-level="(\d)"/.exec(tag(html, title))?.[1])).toEqual([
    '1',
    '2',
    '3',
  ]);
  // No entries of the menu: a screen reader counts those alone.
  expect(html.match(/<li aria-hidden="true"><hr/g)).toHaveLength(2);
  expect(html.match(/<ul/g)).toHaveLength(3);
});

it('closes what holds nothing of the current page, so that no key leads into it', async () => {
  const html = await htmlOf({ route: '/top', targets: [] });
  expect(tag(html, 'Top')).toContain('aria-current="page"');
  expect(tag(html, 'Group')).toContain('aria-expanded="false"');
  expect(html.match(/ inert=""/g)).toHaveLength(2);
});

it('opens the way to the highlighted entry of the third level', async () => {
  const html = await htmlOf({ route: '/third', targets: [] });
  expect(tag(html, 'Group')).toContain('aria-expanded="true"');
  expect(tag(html, 'Inner')).toContain('aria-expanded="true"');
  expect(tag(html, 'Third')).toContain('aria-current="page"');
  expect(tag(html, 'Second')).not.toContain('aria-current');
  expect(html).not.toContain(' inert=""');
});
