import '@mantine/core/styles.layer.css';
import '../../theme/font.css';
import '../../theme/global.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { theme, variables } from '../../theme/theme.ts';
import { ChartGallery } from './ChartGallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('charts.html has no #root');

createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
    <ChartGallery />
  </MantineProvider>,
);
