import { chromium, type Browser } from '@playwright/test';
import { findChromium } from './chromium';

/** Chromium's own sandbox needs rights that root in a container does not have. */
export const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Starts a separate browser for a tool; tests get theirs from Playwright. */
export const launchChromium = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--disable-gpu', ...flags, ...rootFlags] });
