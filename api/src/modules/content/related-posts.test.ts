import { describe, expect, it } from '@jest/globals';
import { relatedPosts } from './repository';

const leadingTo = (slug: string, ...paths: string[]) => ({
  slug,
  detail: paths.map((path) => `<p><a href="${path}">x</a></p>`).join(''),
});

const pen = leadingTo('pen', '/products/nib', '/products/ink', '/faq');
const ink = leadingTo('ink', '/products/ink', '/products/ink');
const tape = leadingTo('tape', '/products/washi', '/collections/tapes/washi');
const faq = leadingTo('asked', '/faq');
const both = leadingTo('both', '/products/ink', '/products/nib');

describe('relatedPosts', () => {
  it('are those with common links, the most similar first', () => {
    expect(relatedPosts(pen, [pen, ink, tape, faq, both], 3)).toEqual(['both', 'ink']);
    expect(relatedPosts(pen, [ink, both], 1)).toEqual(['both']);
  });

  it('are empty for a post without common links', () => {
    expect(relatedPosts(tape, [pen, ink, tape, both], 3)).toEqual([]);
  });
});
