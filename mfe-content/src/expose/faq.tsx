import { loadQuery } from '@shop/api-client';
import type { ContentItem, Head } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { contentApi } from '../api/content-api';
import { faqKey } from '../features/faq/faq-key';
import { questionsOf } from '../features/faq/questions-of';
import { beginningOf } from '../features/html/description';

export { FaqPage as Component } from '../pages/faq-page';

/** Fetches the questions and answers. */
export function load({ dispatch }: ShopLoadContext): Promise<readonly ContentItem[]> {
  return loadQuery(dispatch, contentApi.endpoints.getContent, faqKey);
}

/** The title, with the first questions as description, and all of them with their answers; 503 when they could not be read. */
export function head(items: readonly ContentItem[] | undefined): Head {
  if (!items) return { title: 'FAQ', status: 503 };
  const questions = questionsOf(items[0]?.description ?? '');
  const asked = questions.map(({ question }) => question).join(' ');
  return {
    title: 'FAQ',
    description: asked ? beginningOf(asked) : undefined,
    crumbs: [{ name: 'FAQ' }],
    facts: asked ? { kind: 'questions', questions } : undefined,
  };
}
