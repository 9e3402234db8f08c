import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './src/support/chromium.ts';

export default defineConfig({
  testDir: './src',
  outputDir: join(tmpdir(), `sponsorat-e2e-results-${process.pid}`),
  // Pages wait for servers as often as for the machine: one more at once than the two cores.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Room for a machine that does other things as well.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  // What every change must leave whole, and the journeys through each of the Admin's screens, which take longer.
  projects: [
    { name: 'journeys', testMatch: '**/*.e2e.ts', testIgnore: '**/*.long.e2e.ts' },
    { name: 'long', testMatch: '**/*.long.e2e.ts' },
  ],
  globalSetup: './src/support/setup.ts',
  use: {
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width: 1400, height: 900 },
    // Recording costs as much as the journeys themselves.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: await findChromium(),
  },
});
