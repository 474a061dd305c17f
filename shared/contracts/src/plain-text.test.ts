import { describe, expect, it } from '@jest/globals';
import { plainText } from './plain-text';

describe('plainText', () => {
  it('is the visible text, on one line', () => {
    expect(plainText('<p>Tape &amp; stamps,</p>\n<p>15&nbsp;mm &lt; 50&nbsp;mm</p>', 200)).toBe(
      'Tape & stamps, 15 mm < 50 mm',
    );
  });

  it('decodes entities only once', () => {
    expect(plainText('&amp;lt;', 200)).toBe('&lt;');
  });

  it('truncates with an ellipsis', () => {
    expect(plainText('<p>Hand-carved stamp</p>', 12)).toBe('Hand-carved…');
  });

  it('does not cut a character in half', () => {
    expect(plainText('ab🖋🖋', 4)).toBe('ab…');
  });
});
