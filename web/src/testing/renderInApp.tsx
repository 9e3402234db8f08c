import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../lib/query-client.ts';
import { theme, variables } from '../theme/theme.ts';
import { Dialogs } from '../ui/dialogs.tsx';
import { toast } from '../ui/toast.ts';

const show = (children: ReactNode) => {
  // A failure stays until it is closed, also past the test that met it.
  notifications.clean();
  return render(
    <QueryClientProvider client={createQueryClient(toast.error)}>
      <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="light" env="test">
        {children}
        <Notifications />
      </MantineProvider>
    </QueryClientProvider>,
  );
};

const withDialogs = (children: ReactNode) => (
  <>
    {children}
    <Dialogs />
  </>
);

/** Shows a component as `main.tsx` does, with the theme and a cache of its own, but no router. */
export const renderInApp = (children: ReactNode) => show(withDialogs(children));

/** Shows what a router with pages of its own leads to. */
export const renderRouter = (router: AnyRouter) => show(<RouterProvider router={router} />);

/** The same as `renderInApp` for what has links, on a router whose only page it is. */
export const renderOnPage = (children: ReactNode) => {
  const routeTree = createRootRoute({ component: () => withDialogs(children) });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  return renderRouter(createRouter({ routeTree, history }));
};
