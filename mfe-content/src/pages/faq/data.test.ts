import { expect, it } from '@jest/globals';
import { contentItem } from '@shop/testing';
import { head } from '../../expose/faq';
import { questionsOf } from './data';

const html =
  '<h2>Delivery</h2><h3 class="q">Where to &amp; how?</h3><p>To <b>Delhi</b>.</p><p>By post.</p>' +
  '<h3>What does it cost?</h3><ul><li>Nothing</li></ul><h3>And then?</h3>';

it('reads headings with text below them as questions with answers', () => {
  expect(questionsOf(html)).toEqual([
    { question: 'Where to & how?', answer: 'To Delhi. By post.' },
    { question: 'What does it cost?', answer: 'Nothing' },
  ]);
  expect(questionsOf('<p>No questions</p>')).toEqual([]);
});

it('adds the questions to the document of the FAQ', () => {
  expect(head([contentItem({ description: html })])).toMatchObject({
    description: 'Where to & how? What does it cost?',
    facts: { kind: 'questions', questions: questionsOf(html) },
  });
  expect(head(undefined).facts).toBeUndefined();
});
