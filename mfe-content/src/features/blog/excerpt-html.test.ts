import { describe, expect, it } from '@jest/globals';
import { excerptHtml } from './excerpt-html';

const textOf = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.textContent;
};

describe('excerptHtml', () => {
  it('keeps a short text whole, without an ellipsis', () => {
    expect(excerptHtml('<p>Ink, and <em>a nib</em>.</p>', 120)).toBe('<p>Ink, and <em>a nib</em>.</p>');
  });

  it('counts text without tags, and closes open elements', () => {
    const html = `<p>${'a '.repeat(45)}<strong>${'b '.repeat(30)}</strong></p><p>more</p>`;
    const excerpt = excerptHtml(html, 120);
    expect(excerpt).toBe(`<p>${'a '.repeat(45)}<strong>${'b '.repeat(14)}b…</strong></p>`);
    expect(textOf(excerpt)).toHaveLength(120);
  });

  it('ends at a word boundary', () => {
    expect(excerptHtml('<p>two words</p>', 3)).toBe('<p>two…</p>');
    expect(excerptHtml('<p>two words</p>', 4)).toBe('<p>two…</p>');
    expect(excerptHtml('<p>two words</p>', 8)).toBe('<p>two…</p>');
    expect(excerptHtml('<p>two words</p>', 9)).toBe('<p>two words</p>');
    expect(excerptHtml('<p>two</p><p>words</p>', 5)).toBe('<p>two…</p>');
    expect(excerptHtml('<p>tea at R<b>&amp;</b>D</p>', 8)).toBe('<p>tea at…</p>');
    expect(excerptHtml('<p>one, two</p>', 5)).toBe('<p>one…</p>');
  });

  it('splits a word only if it is longer than the excerpt', () => {
    expect(excerptHtml(`<p>${'a'.repeat(150)}</p>`, 120)).toBe(`<p>${'a'.repeat(120)}…</p>`);
  });

  it('puts the ellipsis after the last word when the excerpt ends between paragraphs', () => {
    expect(excerptHtml('<p>four</p><p>more</p>', 4)).toBe('<p>four…</p>');
  });

  it('counts an entity as one character and never splits it', () => {
    expect(textOf(excerptHtml('<p>a&amp;b&#2309;c</p>', 4))).toBe('a&bअ…');
  });

  it('turns headings into paragraphs and drops links, pictures, attributes and scripts', () => {
    const html =
      '<h2 class="x">Title</h2><script>alert(1)</script><p onclick="x">See <a href="/y">this</a><img src="z>"></p>';
    expect(excerptHtml(html, 200)).toBe('<p>Title</p><p>See this</p>');
  });

  it('keeps stray characters as text and closes open tags', () => {
    expect(excerptHtml('<p>1 < 2 & <b>3', 50)).toBe('<p>1 &lt; 2 &amp; <b>3</b></p>');
    expect(excerptHtml('<p><b>x</p>y', 50)).toBe('<p><b>x</b></p>y');
  });

  it('does not count the white space of the source', () => {
    expect(excerptHtml('\n  <p>\n    two\n words</p>', 9)).toBe('<p>two words</p>');
  });
});
