import { describe, expect, it } from '@jest/globals';
import { escapeHtml, jsonBlock } from './html';

describe('html', () => {
  it('escapes what could end an attribute or a text', () => {
    expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
  });

  it('lets nothing in a value end its block', () => {
    const value = { html: '</script><script>alert(1)</script><!--' };
    const block = jsonBlock('state', value);
    expect(block.match(/<\/script>/g)).toHaveLength(1);
    expect(block).not.toContain('<!--');
    const json = block.replace(/^<script[^>]*>|<\/script>$/g, '');
    expect(JSON.parse(json)).toEqual(value);
  });
});
