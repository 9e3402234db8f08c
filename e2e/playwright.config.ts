import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './src/support/chromium.ts';

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: join(tmpdir(), `sponsorat-e2e-results-${process.pid}`),
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Room for a machine that does other things as well.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  globalSetup: './src/support/build.ts',
  use: {
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width: 1400, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: await findChromium(),
  },
});
