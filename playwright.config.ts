import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import type { Options } from './e2e/support/browserTest.ts';
import { returningVisitor } from './e2e/support/testConfig.ts';
import { chromiumFlags, foundChromium } from './scripts/findChromium.mjs';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig<Options>({
  testDir: 'e2e',
  // TASKS=1 also measures how fast people do their tasks (docs/measurements.md).
  testMatch: process.env.TASKS ? '**/*.{spec,bench}.ts' : '**/*.spec.ts',
  globalSetup: './e2e/server/globalSetup.ts',
  // A test waits for a third of its time, so one worker per core leaves cores idle. Two per core took longer than one.
  workers: Number(process.env.E2E_WORKERS ?? Math.ceil(1.5 * availableParallelism())),
  fullyParallel: true,
  forbidOnly: true,
  // A busy computer must not make a test fail.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // A test that fails once has found a fault, often a race in the product.
  retries: 0,
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    // introduce.phone.spec.ts tests the first visit.
    storageState: returningVisitor,
    // A worker would add requests of its own. The tests of e2e/offline/ allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: foundChromium(),
      // Most code of a page runs only a few times, so optimizing it costs more than it saves.
      args: [...chromiumFlags, '--js-flags=--no-opt --no-maglev'],
      // Layouts must not depend on the fonts of the computer.
      env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('./e2e/support/fonts.conf', import.meta.url)) },
    },
  },
  projects: [
    // The same tests of visitors with stored data in place of the network. Another worker would start a server for few tests.
    ...(['cut', 'flapping'] as const).map((network) => ({
      name: `phone, network ${network}`,
      use: { ...phone, network, serviceWorkers: 'allow' as const },
      grep: /@offline/,
      workers: 1,
    })),
    // A file named *.phone.spec.ts tests what does not depend on the size of the screen.
    { name: 'phone', use: phone, testIgnore: '**/*.desktop.spec.ts' },
    { name: 'desktop', use: desktop, testIgnore: '**/*.phone.spec.ts' },
  ],
});
