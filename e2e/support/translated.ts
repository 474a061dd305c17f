import { expect, type BrowserContext, type Page } from '@playwright/test';
import { lostText, translatePage } from './translate-page';

/** Whether pages are translated as by Chrome: after hydration, or before their scripts have run. */
export type Translated = false | 'hydrated' | 'parsed';

/** React's error for a node that a translator has replaced. */
const notFound = /NotFoundError|The node (to be removed|before which)/;

/** Translates each page of a context; returns a function that expects no lost text. */
export async function translateContext(
  context: BrowserContext,
  when: Exclude<Translated, false>,
): Promise<() => void> {
  const faults: string[] = [];
  const watch = (page: Page) => {
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && (text.startsWith(lostText) || notFound.test(text)))
        faults.push(`${page.url()}: ${text}`);
    });
  };
  context.on('page', watch);
  await context.addInitScript(translatePage, { early: when === 'parsed', lostText });
  return () => expect(faults).toEqual([]);
}
