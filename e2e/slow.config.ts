import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** What builds packages anew for its test, and is therefore not part of every run. */
export default defineConfig({ ...tests, testMatch: '**/*.slow.ts', workers: 1, timeout: 300_000 });
