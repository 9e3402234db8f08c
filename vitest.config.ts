import { defineConfig } from 'vitest/config';

const long = '**/*.long.test.ts';
const server = { globalSetup: ['server/src/testing/database.setup.ts'], testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    isolate: false,
    // Much of what is tested waits for PostgreSQL: one more worker than the two cores that the tests are meant for.
    maxWorkers: 3,
    // Room for a machine that does other things as well.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      './web/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'api/src/**/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'e2e/src/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.tsx'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
          exclude: [long],
          ...server,
        },
      },
      { extends: true, test: { name: 'long', include: [long], ...server, testTimeout: 120_000 } },
    ],
  },
});
