import { loadQuery } from '@shop/api-client';
import type { ContentItem, Head } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { contentApi } from '../api/content-api';
import { faqKey } from '../features/faq/faq-key';
import { descriptionOf } from '../features/html/description';

export { FaqPage as Component } from '../pages/faq-page';

/** Fetches the questions and answers. */
export function load({ dispatch }: ShopLoadContext): Promise<readonly ContentItem[]> {
  return loadQuery(dispatch, contentApi.endpoints.getContent, faqKey);
}

/** The title, with the first questions as description. */
export function head(items: readonly ContentItem[] | undefined): Head {
  return { title: 'FAQ', description: items?.[0] ? descriptionOf(items[0].description) : undefined };
}
