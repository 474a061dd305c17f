import { expect, it } from '@jest/globals';
import type { Artifact } from './release';
import { sharedModuleOf } from './shared-module';

const shell = { provided: { react: '19.2.9', '@shop/ui': '1.4.0' }, singletons: ['react'] };

const remote = (shared: Artifact['shared'], ...paths: string[]) => ({
  shared,
  files: paths.map((path) => ({ path, size: 1, sha384: 'sha384-a' })),
  manifest: { entry: 'remoteEntry.js', globalName: 'catalog', exposes: {}, server: 'server' },
});
const wantsUi = (range: string, provided: Record<string, string> = {}, ...paths: string[]) =>
  sharedModuleOf('@shop/ui', remote({ required: { '@shop/ui': range }, provided }, ...paths), shell);

const copy = 'server/shared/@shop/ui.cjs';

it('is the shell’s within the range, also where the remote carries one', () => {
  expect(wantsUi('^1.2.0')).toEqual({ from: 'shell' });
  expect(wantsUi('^1.2.0', { '@shop/ui': '1.2.0' }, copy)).toEqual({ from: 'shell' });
});

it('is the remote’s own where the shell’s does not do', () => {
  expect(wantsUi('^2.0.0', { '@shop/ui': '2.1.0' }, copy)).toEqual({ from: 'own', file: copy });
});

it('is the shell’s for what exists once, whatever is carried', () => {
  const wants = remote({ required: { react: '^18.0.0' }, provided: { react: '18.0.0' } });
  expect(sharedModuleOf('react', wants, shell)).toEqual({ from: 'shell' });
});

it('is the shell’s for what the remote says nothing of', () => {
  expect(sharedModuleOf('@shop/ui', remote({ required: {} }), shell)).toEqual({ from: 'shell' });
});

it.each([
  ['^2.0.0', {}, [], 'needs @shop/ui ^2.0.0, but the shell provides 1.4.0, and it carries none of its own.'],
  ['^2.0.0', { '@shop/ui': '1.9.0' }, [copy], 'and it carries 1.9.0 of its own. Build it against'],
  ['^2.0.0', { '@shop/ui': '2.1.0' }, [], 'for browsers only. Build and publish it anew'],
])('is nowhere for %s with %j and the files %j: %s', (range, provided, files, words) => {
  expect(wantsUi(range, provided, ...files)).toEqual({
    from: 'nowhere',
    message: expect.stringContaining(words),
  });
});

it('is nowhere when nobody has heard of it', () => {
  const wants = remote({ required: { swiper: '^12.0.0' } });
  expect(sharedModuleOf('swiper', wants, shell)).toMatchObject({
    message: expect.stringContaining('needs swiper ^12.0.0, which the shell does not provide'),
  });
});
