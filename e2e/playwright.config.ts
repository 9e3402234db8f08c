import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from './src/support/chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const PORT = 3199;
// A folder of this run's own, so that every run begins with a first start.
const dataDir = process.env.E2E_DATA_DIR ?? join(tmpdir(), `sponsorat-e2e-${process.pid}`);
process.env.E2E_DATA_DIR = dataDir;
mkdirSync(dataDir, { recursive: true });

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: join(tmpdir(), 'sponsorat-e2e-results'),
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalTeardown: './src/support/teardown.ts',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width: 1400, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: await findChromium(),
  },
  webServer: {
    command: 'node house/run.mjs server/src/main.ts',
    cwd: root,
    env: { PORT: String(PORT), DATA_DIR: dataDir, DATABASE_URL: '', DEMO_DATA: 'on', PUBLIC_URL: '', TRUST_PROXY: '' },
    url: `http://localhost:${PORT}/health/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
