import { plainText } from '../plain-text';

interface Question {
  readonly question: string;
  readonly answer: string;
}

/**
 * The questions of a page of HTML, as plain text: every heading that is followed by text, with that text as its answer.
 * A heading that only groups others is no question.
 */
export function questionsOf(html: string): Question[] {
  const headings = /<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1\s*>([\s\S]*?)(?=<h[1-6]\b|$)/gi;
  return [...html.matchAll(headings)]
    .map(([, , heading = '', text = '']) => ({ question: plainText(heading), answer: plainText(text) }))
    .filter(({ question, answer }) => question && answer);
}
