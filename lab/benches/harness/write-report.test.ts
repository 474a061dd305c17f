import { expect, it } from '@jest/globals';
import { replaceBlock } from './write-report';

const document = 'Before\n<!-- bench: begin -->\nold\n<!-- bench: end -->\nAfter';

it('replaces the text between the markers, and nothing else', () => {
  const once = replaceBlock(document, 'bench', 'new');
  expect(once).toBe('Before\n<!-- bench: begin -->\n\nnew\n\n<!-- bench: end -->\nAfter');
  expect(replaceBlock(once, 'bench', 'new')).toBe(once);
});

it('refuses a document without that block', () => {
  expect(() => replaceBlock(document, 'memory', 'new')).toThrow('no block between <!-- memory: begin -->');
});
