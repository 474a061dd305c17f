import { describe, expect, it } from '@jest/globals';
import { jsonBlock } from './html';

describe('html', () => {
  it('lets nothing in a value end its block', () => {
    const value = { html: '</script><script>alert(1)</script><!--' };
    const block = jsonBlock('state', value);
    expect(block.match(/<\/script>/g)).toHaveLength(1);
    expect(block).not.toContain('<!--');
    const json = block.replace(/^<script[^>]*>|<\/script>$/g, '');
    expect(JSON.parse(json)).toEqual(value);
  });
});
