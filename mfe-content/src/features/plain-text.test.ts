import { describe, expect, it } from '@jest/globals';
import { descriptionOf, plainText } from './plain-text';

describe('plainText', () => {
  it.each([
    ['<p>Stamps &amp; Inkpads</p>', 'Stamps & Inkpads'],
    ['<p>one</p><p>two</p>', 'one two'],
    ['wash<b class="x">i</b>&nbsp;tape', 'washi tape'],
    ['&#2348;&#x939;&#x940; &bogus;', 'बही &bogus;'],
    ['<script>x</script>', ''],
  ])('%s reads "%s"', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('descriptionOf', () => {
  it('keeps a short text and truncates a long one at a word boundary', () => {
    expect(descriptionOf('<p>Short.</p>')).toBe('Short.');
    const long = descriptionOf(`<p>${'word '.repeat(60)}</p>`);
    expect(long.length).toBeLessThanOrEqual(156);
    expect(long).toMatch(/word…$/);
  });
});
