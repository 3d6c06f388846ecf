import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', 'web/build/**'],
    // The default leaves one core idle, which is half of a computer with two cores.
    maxWorkers: availableParallelism(),
    // A busy computer must not make a test fail.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{domain,translations,regions,scripts,bench,training}/**/*.test.ts'],
          setupFiles: ['scripts/testProperties.ts'],
          // They change nothing outside of a test, so each process loads the code once, in a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['scripts/testProperties.ts', 'web/testComponents.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          setupFiles: ['scripts/testProperties.ts'],
          // Each process loads the server and its models once, not once per file. Each test has its own app and database.
          isolate: false,
          // In this order: the second loads the region into a copy of the first one's template.
          globalSetup: ['server/src/database/test-kit/testCluster.ts', 'server/src/app/test-kit/testRegion.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'embedded-postgres', include: ['embedded-postgres/**/*.test.ts'] },
      },
    ],
  },
});
