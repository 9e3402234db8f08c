import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './theme/font.css';
import './theme/global.css';
import './theme/first-frame.css';
import './theme/skeleton.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './lib/query-client.ts';
import { followSessionEnd } from './lib/session.ts';
import { createAppRouter } from './router.tsx';
import { styleNonce } from './theme/nonce.ts';
import { theme, variables } from './theme/theme.ts';
import { leaveNews, toast } from './ui/toast.ts';

const queryClient = createQueryClient(toast.error);
const router = createAppRouter(queryClient);
followSessionEnd(router, queryClient);
router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
  if (pathChanged) leaveNews();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={variables}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>
  </StrictMode>,
);
