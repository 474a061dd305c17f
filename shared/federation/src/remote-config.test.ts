import { expect, test } from '@jest/globals';
import path from 'node:path';
import { remoteBrowserConfig, remoteServerConfig } from './remote-config';

const content = path.resolve(import.meta.dirname, '../../../mfe-content');

/** The way in which webpack asks whether a module stays outside. */
type Externals = (
  asked: { readonly request: string; readonly contextInfo: { readonly issuer: string } },
  done: (error?: Error | null, found?: string) => void,
) => void;

test('a screen to be compiled ahead that the remote does not expose is an error that names both', () => {
  expect(() => remoteBrowserConfig({ dir: content, clickedFor: ['gift'] })).toThrow(
    '"gift" is in "clickedFor" of content, which does not expose it',
  );
});

test('the server build holds a copy of what is no singleton as a file of its own, and its screens ask for it by name', () => {
  const { entry, externals } = remoteServerConfig({ dir: content });
  expect(entry).toMatchObject({ 'shared/@shop/ui': '@shop/ui', faq: './src/expose/faq.tsx' });
  const [external] = externals as [Externals];
  const asked = (request: string, issuer: string) => {
    let answer: unknown;
    external({ request, contextInfo: { issuer } }, (_error, found) => (answer = found));
    return answer;
  };
  expect(asked('@shop/ui', '')).toBeUndefined();
  expect(asked('@shop/ui', '/src/pages/faq-page.tsx')).toBe('commonjs @shop/ui');
  expect(asked('react', '/shared/ui/src/badge/badge.tsx')).toBe('commonjs react');
});
