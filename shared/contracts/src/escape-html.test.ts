import { expect, it } from '@jest/globals';
import { escapeHtml } from './escape-html';

it('escapes characters that could end an attribute or a text', () => {
  expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
});
