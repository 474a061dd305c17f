import { shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { plainText } from '../../features/plain-text';

/** Texts that the shop edits, by key. The first item of the list is the text; the list may be empty. */
export const contentApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getContent: build.query(endpoint((key: string) => get('/content/{key}', { path: { key } }))),
  }),
});

export const { useGetContentQuery } = contentApi;

/** Key of the shop's questions and answers. */
export const faqKey = 'faq';

interface Question {
  readonly question: string;
  readonly answer: string;
}

/**
 * The questions in a page of HTML, as plain text: each heading that is followed by text, with that text as its answer.
 * Headings that only group others are skipped.
 */
export function questionsOf(html: string): Question[] {
  const headings = /<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1\s*>([\s\S]*?)(?=<h[1-6]\b|$)/gi;
  return [...html.matchAll(headings)]
    .map(([, , heading = '', text = '']) => ({ question: plainText(heading), answer: plainText(text) }))
    .filter(({ question, answer }) => question && answer);
}
