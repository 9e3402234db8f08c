import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../lib/query-client.ts';
import { theme, variables } from '../theme/theme.ts';
import { DialogsProvider } from '../ui/DialogsProvider.tsx';

/** Shows a component as `main.tsx` does, with the theme and a cache of its own, but no router. */
export const renderInApp = (children: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="light" env="test">
        <DialogsProvider>{children}</DialogsProvider>
        <Notifications />
      </MantineProvider>
    </QueryClientProvider>,
  );
