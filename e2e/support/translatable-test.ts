import { test as base } from '@playwright/test';
import { translateContext, type Translated } from './translated';

export interface TranslatedOption {
  readonly translated: Translated;
}

/** Playwright's test, whose pages are translated where `translated` is set. */
export const test = base.extend<TranslatedOption>({
  translated: [false, { option: true }],
  context: async ({ context, translated }, use) => {
    const expectNothingLost = translated ? await translateContext(context, translated) : undefined;
    await use(context);
    expectNothingLost?.();
  },
});

export { expect, type APIRequestContext, type Page } from '@playwright/test';
