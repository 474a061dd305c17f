import { expect, test } from '@jest/globals';
import path from 'node:path';
import { remoteBrowserConfig } from './remote-browser-config';

const content = path.resolve(import.meta.dirname, '../../../../mfe-content');

test('throws an error for an unknown module in "clickedFor"', () => {
  expect(() => remoteBrowserConfig({ dir: content, clickedFor: ['gift'] })).toThrow(
    '"gift" is in "clickedFor" of content, which does not expose it',
  );
});
