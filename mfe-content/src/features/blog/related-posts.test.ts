import { describe, expect, it } from '@jest/globals';
import { blogPost } from '@shop/testing';
import { relatedPosts } from './related-posts';

const leadingTo = (blogName: string, ...paths: string[]) =>
  blogPost({ blogName, blogDetail: paths.map((path) => `<p><a href="${path}">x</a></p>`).join('') });

const [pen, ink, tape, faq] = [
  leadingTo('Pen', '/products/nib', '/products/ink', '/faq'),
  leadingTo('Ink', '/products/ink', '/products/ink'),
  leadingTo('Tape', '/products/washi', '/collections/tapes/washi'),
  leadingTo('Asked', '/faq'),
];
const both = leadingTo('Both', '/products/ink', '/products/nib');

describe('relatedPosts', () => {
  it('are those that lead to the same things, the most alike first', () => {
    expect(relatedPosts(pen, [pen, ink, tape, faq, both], 3)).toEqual([both, ink]);
    expect(relatedPosts(pen, [ink, both], 1)).toEqual([both]);
  });

  it('are none for a post that stands alone', () => {
    expect(relatedPosts(tape, [pen, ink, tape, both], 3)).toEqual([]);
  });
});
