import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { findChromium } from '../e2e/src/support/chromium.ts';

/** Component tests, each in a page of a real browser. */
export default defineProject({
  root: import.meta.dirname,
  // What is not there is not there. Answered with the app's page, a picture that lacks made Vite go through the whole app
  // and bundle its packages anew, for which the run then waited ten seconds and more as it closed.
  appType: 'mpa',
  plugins: [react()],
  // Found while a test runs, they would make its page reload.
  optimizeDeps: {
    include: [
      'react/jsx-dev-runtime',
      'react-dom/client',
      'vitest-browser-react',
      'chart.js',
      'react-chartjs-2',
      'axe-core',
    ],
  },
  test: {
    name: 'browser',
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['src/testing/browser.setup.ts'],
    testTimeout: 60_000,
    restoreMocks: true,
    // Room for a machine that does other things as well.
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await findChromium(),
        // What moves takes a third of the time and is not what these tests are about.
        contextOptions: { locale: 'da-DK', timezoneId: 'Europe/Copenhagen', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1400, height: 900 } }],
    },
  },
});
