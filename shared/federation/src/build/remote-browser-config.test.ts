import { expect, test } from '@jest/globals';
import path from 'node:path';
import { remoteBrowserConfig } from './remote-browser-config';

const content = path.resolve(import.meta.dirname, '../../../../mfe-content');

test('a screen to be compiled ahead that the remote does not expose is an error that names both', () => {
  expect(() => remoteBrowserConfig({ dir: content, clickedFor: ['gift'] })).toThrow(
    '"gift" is in "clickedFor" of content, which does not expose it',
  );
});
