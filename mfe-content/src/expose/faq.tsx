import { loadQuery } from '@shop/api-client';
import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { beginningOf } from '../features/plain-text';
import { contentApi, faqKey, questionsOf } from '../pages/faq/data';
import { FaqPage } from '../pages/faq/page';

export const { Component, load, head } = definePage({
  title: () => t('FAQ'),
  load: ({ dispatch }) => loadQuery(dispatch, contentApi.endpoints.getContent, faqKey),
  head(items) {
    const questions = questionsOf(items[0]?.description ?? '');
    const asked = questions.map(({ question }) => question).join(' ');
    return {
      description: asked ? beginningOf(asked) : undefined,
      crumbs: [{ name: t('FAQ') }],
      facts: asked ? { kind: 'questions', questions } : undefined,
    };
  },
  Component: FaqPage,
});
