import { describe, expect, it } from '@jest/globals';
import { anchored } from './long-text';

describe('anchored', () => {
  it('gives every main heading an id, and leaves the rest unchanged', () => {
    const text =
      '<p>a</p><h2>What <em>we</em> hold &amp; keep</h2><h3>b</h3><h2>Rights</h2><h2>Rights</h2><h2></h2>';
    expect(anchored(text)).toEqual({
      html:
        '<p>a</p><h2 id="part-what-we-hold-keep">What <em>we</em> hold &amp; keep</h2><h3>b</h3>' +
        '<h2 id="part-rights">Rights</h2><h2 id="part-rights--2">Rights</h2><h2></h2>',
      sections: [
        { id: 'part-what-we-hold-keep', title: 'What we hold & keep' },
        { id: 'part-rights', title: 'Rights' },
        { id: 'part-rights--2', title: 'Rights' },
      ],
    });
  });

  it('creates an id for a title without letters', () => {
    expect(anchored('<h2>?</h2>').sections).toEqual([{ id: 'part-text', title: '?' }]);
  });
});
