import { describe, expect, it } from '@jest/globals';
import { requiredRange, sharedModuleOf } from './shared-module';

const shell = { provided: { react: '19.2.9', '@shop/ui': '1.4.0' }, singletons: ['react'] };

const remote = (required: Record<string, string>, provided: Record<string, string> = {}) => ({
  shared: { required, provided },
});
const wantsUi = (range: string, provided?: Record<string, string>) =>
  sharedModuleOf('@shop/ui', remote({ '@shop/ui': range }, provided), shell);

it('is the shell’s if that is within the range, even if the remote bundles one', () => {
  expect(wantsUi('^1.2.0')).toEqual({ from: 'shell' });
  expect(wantsUi('^1.2.0', { '@shop/ui': '1.2.0' })).toEqual({ from: 'shell' });
});

it('is the remote’s own when the shell’s version is out of range', () => {
  expect(wantsUi('^2.0.0', { '@shop/ui': '2.1.0' })).toEqual({ from: 'own' });
});

it('is the shell’s for singletons, regardless of bundled copies', () => {
  const wants = remote({ react: '^18.0.0' }, { react: '18.0.0' });
  expect(sharedModuleOf('react', wants, shell)).toEqual({ from: 'shell' });
});

it('is the shell’s for packages that the remote does not declare', () => {
  expect(sharedModuleOf('@shop/ui', remote({}), shell)).toEqual({ from: 'shell' });
});

it.each([
  ['^2.0.0', {}, 'needs @shop/ui ^2.0.0, but the shell provides 1.4.0, and it bundles no copy.'],
  ['^2.0.0', { '@shop/ui': '1.9.0' }, 'and it bundles 1.9.0. Build it against'],
])('is unavailable for %s with %j: %s', (range, provided, words) => {
  expect(wantsUi(range, provided)).toEqual({
    from: 'nowhere',
    message: expect.stringContaining(words),
  });
});

it('is unresolved if neither the shell nor the remote provides it', () => {
  expect(sharedModuleOf('swiper', remote({ swiper: '^12.0.0' }), shell)).toMatchObject({
    message: expect.stringContaining('needs swiper ^12.0.0, which the shell does not provide'),
  });
});

describe('a remote in shells of other versions', () => {
  const shellWith = (version: string) => ({
    provided: { '@shop/store': version, '@shop/ui': version },
    singletons: ['@shop/store'],
  });
  const built = remote({ '@shop/store': '^1.2.0', '@shop/ui': '^1.2.0' }, { '@shop/ui': '1.3.0' });
  const uiIn = (version: string) => sharedModuleOf('@shop/ui', built, shellWith(version)).from;

  it('uses the shell’s minor versions down to its own minimum', () => {
    expect(['1.2.0', '1.3.0', '1.9.4'].map(uiIn)).toEqual(['shell', 'shell', 'shell']);
  });

  it('uses its own copy below that minimum, and for a different major version', () => {
    expect(['1.1.9', '0.9.0', '2.0.0'].map(uiIn)).toEqual(['own', 'own', 'own']);
  });

  it('never has a second copy of a singleton', () => {
    expect(sharedModuleOf('@shop/store', built, shellWith('2.0.0'))).toEqual({ from: 'shell' });
  });
});

describe('requiredRange', () => {
  it.each([
    ['^1.2.0', '^1.2.0'],
    ['>=1.2.0 <3', '>=1.2.0 <3'],
    ['~1.2.0', '~1.2.0'],
    ['19.2.9', '^19.2.9'],
  ])('of %s is %s', (declared, range) => {
    expect(requiredRange('@shop/store', { dependencies: { '@shop/store': declared } })).toBe(range);
  });

  it('is the range that the remote requires, regardless of the version it was built with', () => {
    const manifest = {
      dependencies: { '@shop/store': '1.4.2' },
      peerDependencies: { '@shop/store': '^1.1.0' },
    };
    expect(requiredRange('@shop/store', manifest)).toBe('^1.1.0');
  });

  it.each(['*', 'latest', 'file:../store', 'workspace:*', ''])('rejects "%s"', (declared) => {
    expect(() => requiredRange('@shop/store', { peerDependencies: { '@shop/store': declared } })).toThrow(
      `"@shop/store": "${declared}" in package.json does not specify a minimum version. Declare the minor version that the remote needs in "peerDependencies"`,
    );
  });

  it('has to be declared', () => {
    expect(() => requiredRange('@shop/store', {})).toThrow('package.json does not name @shop/store.');
  });
});
