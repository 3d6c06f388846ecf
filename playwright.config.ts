import { defineConfig, devices } from '@playwright/test';
import { address, agreed } from './e2e/setting.ts';
import { chromiumFlags, foundChromium } from './scripts/findChromium.mjs';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** What they tell does not depend on the size of the screen: tried on the phone only, as a full run is to stay under ten minutes. */
const sameOnAnyScreen = [
  'accountAccessible',
  'appFeedback',
  'confirm',
  'dialogs',
  'directories',
  'directoriesAccessible',
  'favorites',
  'feedbacks',
  'feedbacksAccessible',
  'feedbacksWithoutScripts',
  'foundFromOutside',
  'introduce',
  'listKept',
  'oldPhone',
  'location',
  'password',
  'restoreFeedback',
  'signIn',
  'signInWithoutScripts',
  'slowList',
  'socialSignIn',
  'translate',
].map((name) => `**/${name}.spec.ts`);

/** They change lists that other journeys count, and so come after them. */
const changingLists = [
  'addService',
  'approvals',
  'availableBeds',
  'bulk',
  'changes',
  'editLink',
  'editService',
  'grantClaim',
  'keepCrisisLines',
  'keepLiaisons',
  'keepRegions',
  'keepTexts',
  'manageServices',
  'overview',
  'people',
  'serviceFormAccessible',
  'serviceFormMore',
  'waitingBadge',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Generous: a busy machine must not look like a fault.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    baseURL: address,
    ...devices['Desktop Chrome'],
    // Those who travel have been here before; introduce.spec.ts tells of the first visit.
    storageState: agreed,
    launchOptions: {
      executablePath: foundChromium(),
      args: chromiumFlags,
    },
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: changingLists },
    { name: 'desktop', use: desktop, testIgnore: [...sameOnAnyScreen, ...changingLists] },
    { name: 'afterwards', use: phone, testMatch: changingLists, dependencies: ['phone', 'desktop'] },
  ],
  webServer: {
    command: 'node e2e/startServer.ts',
    url: `${address}/healthz`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    reuseExistingServer: false,
  },
});
