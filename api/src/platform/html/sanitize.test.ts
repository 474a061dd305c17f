import { describe, expect, it } from '@jest/globals';
import { beginningOf, sanitizeForStorage, showHtml } from './sanitize';

describe('sanitizeForStorage', () => {
  it.each([
    ['<p>Entry <strong>as</strong> it is</p>', '<p>Entry <strong>as</strong> it is</p>'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<script>x()</script><p>a</p>', '<p>a</p>'],
    ['<style>p{}</style>a', 'a'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:x()">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/contact">a</a>', '<a href="/contact">a</a>'],
    ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href=" &#106;avascript&colon;x()">a</a>', '<a>a</a>'],
    ['<a href="vbscript:x()">a</a>', '<a>a</a>'],
    ['<a href="/faq" target="_blank" rel="opener">a</a>', '<a href="/faq">a</a>'],
    ['<a href="mailto:a@a.example">a</a>', '<a href="mailto:a@a.example">a</a>'],
    ['<scr<script>ipt>x()</script>', 'ipt&gt;x()'],
    ['<math><mtext><style><img src=x onerror=x()></style></mtext></math>', ''],
    ['<form action="https://evil.example"><input name="card"></form>', ''],
    ['<base href="https://evil.example"><meta http-equiv="refresh" content="0">a', 'a'],
    ['<p id="cookie" class="x" data-x="y">a</p>', '<p>a</p>'],
    [
      '<a href="HTTPS://a.example" target="_top" rel="opener">a</a>',
      '<a href="HTTPS://a.example" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['<img src="data:text/html,x" onerror="x()" alt="a">', '<img alt="a" />'],
    ['<iframe src="https://a.example"></iframe>a', 'a'],
    ['<svg><script>x()</script></svg>a', 'a'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['बही &amp; खाता', 'बही &amp; खाता'],
  ])('%s', (dirty, clean) => {
    expect(sanitizeForStorage(dirty)).toBe(clean);
  });
});

describe('showHtml', () => {
  it('does not trust stored HTML, and sanitises each text once', () => {
    const stored = '<p onclick="x()">a</p>';
    expect([showHtml(stored), showHtml(stored)]).toEqual(['<p>a</p>', '<p>a</p>']);
    for (let at = 0; at < 1000; at += 1) expect(showHtml(`<p>${at}</p>`)).toBe(`<p>${at}</p>`);
  });
});

it.each([
  ['<p>Four</p><p>more</p>', 3, '<p>Four</p>'],
  ['<p>Four</p><p>more</p><p>x</p>', 4, '<p>Four</p><p>more</p>'],
  ['<p>Four</p>\n<p>more</p><p>x</p>', 4, '<p>Four</p>\n<p>more</p>'],
  ['<p>Four</p><p>more</p><p>x</p>', 5, '<p>Four</p><p>more</p>'],
  [
    '<blockquote><p>Four</p><p>a<br />b</p></blockquote><p>x</p>',
    5,
    '<blockquote><p>Four</p><p>a<br />b</p></blockquote>',
  ],
  ['<p>Four</p>', 400, '<p>Four</p>'],
  ['<p>a&amp;b</p><p>more</p>', 4, '<p>a&amp;b</p><p>more</p>'],
  ['plain', 1, 'plain'],
])('%s', (html, characters, beginning) => {
  expect(beginningOf(html, characters)).toBe(beginning);
});
