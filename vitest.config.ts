import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', 'web/build/**'],
    // The default leaves one core idle, which is half of a computer with two cores.
    maxWorkers: availableParallelism(),
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: ['{domain,translations,regions,scripts,bench,web}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/database/testCluster.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'embedded-postgres', include: ['embedded-postgres/**/*.test.ts'] },
      },
    ],
  },
});
