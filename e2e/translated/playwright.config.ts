import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';
import type { TranslatedOption } from '../support/translatable-test';

/** Runs the journeys of the shop and the office on translated pages: `npm test translated`. */
export default defineConfig<TranslatedOption>({
  ...tests,
  testDir: '..',
  outputDir: '../../test-results',
  projects: [
    {
      name: 'translated',
      testMatch: ['**/shopping/*.spec.ts', '**/office/*.spec.ts'],
      // Not a journey, and translation shifts the text that it replaces.
      testIgnore: '**/layout.spec.ts',
    },
  ],
  use: { ...tests.use, translated: 'hydrated' },
});
