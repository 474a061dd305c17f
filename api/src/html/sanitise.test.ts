import { describe, expect, it } from '@jest/globals';
import { sanitiseHtml } from './sanitise';

describe('sanitiseHtml', () => {
  it.each([
    ['<p>Kept <strong>as</strong> it is</p>', '<p>Kept <strong>as</strong> it is</p>'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<script>x()</script><p>a</p>', '<p>a</p>'],
    ['<style>p{}</style>a', 'a'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:x()">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/contact">a</a>', '<a href="/contact">a</a>'],
    [
      '<a href="https://a.example" target="_blank">a</a>',
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['<img src="data:text/html,x" onerror="x()" alt="a">', '<img alt="a" />'],
    ['<iframe src="https://a.example"></iframe>a', 'a'],
    ['<svg><script>x()</script></svg>a', 'a'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['बही &amp; खाता', 'बही &amp; खाता'],
  ])('%s', (dirty, clean) => {
    expect(sanitiseHtml(dirty)).toBe(clean);
  });
});
