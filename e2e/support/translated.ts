import { expect, type BrowserContext, type Page } from '@playwright/test';
import { lostText, translatePage } from './translate-page';

/** Whether pages are translated as Chrome does it: once they handle events, or before their scripts have run. */
export type Translated = false | 'hydrated' | 'parsed';

/** What React throws for a node that a translator has replaced. */
const notFound = /NotFoundError|The node (to be removed|before which)/;

/** Translates each page of a context; returns a function that expects that none of them lost anything by it. */
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
