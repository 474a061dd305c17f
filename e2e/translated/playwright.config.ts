import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';
import type { TranslatedOption } from '../support/translatable-test';

/** Walks the journeys of the shop and the office on pages that are translated as Chrome does it: `npm test translated`. */
export default defineConfig<TranslatedOption>({
  ...tests,
  testDir: '..',
  outputDir: '../../test-results',
  projects: [
    {
      name: 'translated',
      testMatch: ['**/shopping/*.spec.ts', '**/office/*.spec.ts'],
      // Not a journey, and a translation moves the text that it replaces.
      testIgnore: '**/layout.spec.ts',
    },
  ],
  use: { ...tests.use, translated: 'hydrated' },
});
