import { expect, test } from '@jest/globals';
import path from 'node:path';
import { remoteBrowserConfig } from './remote-config';

test('a screen to be compiled ahead that the remote does not expose is an error that names both', () => {
  const dir = path.resolve(import.meta.dirname, '../../../mfe-content');
  expect(() => remoteBrowserConfig({ dir, clickedFor: ['gift'] })).toThrow(
    '"gift" is in "clickedFor" of content, which does not expose it',
  );
});
