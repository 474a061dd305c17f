import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ModuleFederation } from '@module-federation/runtime/core';
import { ShareScope, type Shared, type ShareScopeMap, type Wanted } from './share-scope';

type Offers = Readonly<Record<string, readonly string[]>>;
type Terms = Wanted['customShareInfo']['shareConfig'];

/** The runtime's instance, as far as the shell calls it. */
interface Instance {
  readonly shareScopeMap: ShareScopeMap;
  initializeSharing(scope: string): Promise<unknown>[];
  initShareScopeMap(scope: string, map: ShareScopeMap[string]): void;
  loadShareSync(key: string, wanted: Wanted): unknown;
  loadShare(key: string, wanted: Wanted): Promise<unknown>;
}

const builds: readonly [string, (name: string, shared: Record<string, Shared[]>) => Instance][] = [
  [
    'the federation runtime',
    (name, shared) =>
      new ModuleFederation({
        name,
        remotes: [],
        shareStrategy: 'loaded-first',
        shared,
      } as ConstructorParameters<typeof ModuleFederation>[0]) as unknown as Instance,
  ],
  ['the shell', (name, shared) => new ShareScope({ name, shared })],
];

const code = (key: string, version: string, from: string) => () => `${key} ${version} of ${from}`;

const offer = (from: string, offers: Offers) =>
  Object.fromEntries(
    Object.entries(offers).map(([key, versions]) => [
      key,
      versions.map((version) => ({
        version,
        scope: ['default'],
        shareConfig: { singleton: key !== 'ui', requiredVersion: `^${version}` },
        get: () => code(key, version, from),
      })),
    ]),
  );

const terms = (shareConfig: Terms): Wanted => ({ customShareInfo: { shareConfig, scope: ['default'] } });

afterEach(() => {
  jest.restoreAllMocks();
});

describe.each(builds)('%s', (_name, instance) => {
  /** A host that runs its packages, and a remote that was given its scope. */
  const page = (host: Offers, remote: Offers = {}) => {
    const shell = instance('shell', offer('shell', host));
    for (const [key, [version]] of Object.entries(host))
      shell.loadShareSync(key, terms({ singleton: key !== 'ui', requiredVersion: `^${version}` }));
    const container = instance('cart', offer('cart', remote));
    container.initShareScopeMap('default', shell.shareScopeMap.default ?? {});
    container.initializeSharing('default');
    return async (key: string, shareConfig: Terms) => {
      const factory = await container.loadShare(key, terms(shareConfig));
      return typeof factory === 'function' ? (factory as () => unknown)() : factory;
    };
  };

  it.each([
    ['^19.2.0', '19.2.9'],
    ['>=18 <20', '19.2.9'],
    ['~19.2.0', '19.2.9'],
    ['18 || 19', '19.2.9'],
    ['*', '19.2.9'],
  ])('lends the one React for %s', async (requiredVersion, version) => {
    const ask = page({ react: [version] });
    expect(await ask('react', { singleton: true, requiredVersion })).toBe(`react ${version} of shell`);
  });

  it('lends a singleton out of range with a warning, and refuses it where the range is strict', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const ask = page({ react: ['19.2.9'], store: ['1.4.0'] });
    expect(await ask('react', { singleton: true, requiredVersion: '^20.0.0' })).toBe('react 19.2.9 of shell');
    expect(warn).toHaveBeenCalledTimes(1);
    const strict = { singleton: true, requiredVersion: '^2.0.0', strictVersion: true };
    await expect(ask('store', strict)).rejects.toThrow('does not satisfy');
  });

  it('lends what runs already rather than what is newer', async () => {
    const ask = page({ ui: ['1.0.0'] }, { ui: ['1.2.0'] });
    expect(await ask('ui', { requiredVersion: '^1.0.0' })).toBe('ui 1.0.0 of shell');
  });

  it('keeps the first copy of a version that two builds bring', async () => {
    const ask = page({ ui: ['1.0.0'] }, { ui: ['1.0.0'] });
    expect(await ask('ui', { requiredVersion: '^1.0.0' })).toBe('ui 1.0.0 of shell');
  });

  it('has a remote take its own version where the page has none that fits', async () => {
    const ask = page({ ui: ['1.0.0'] }, { ui: ['2.0.0'] });
    expect(await ask('ui', { requiredVersion: '^2.0.0' })).toBe('ui 2.0.0 of cart');
  });

  it('leaves a build to its own copy when nothing fits, or nobody shares it', async () => {
    const ask = page({ ui: ['1.0.0'] });
    expect(await ask('ui', { requiredVersion: '^3.0.0' })).toBe(false);
    expect(await ask('maps', { requiredVersion: '^1.0.0' })).toBe(false);
  });
});

it('asks once for what is fetched, and again after it did not arrive', async () => {
  const get = jest.fn<() => Promise<() => string>>();
  get.mockRejectedValueOnce(new Error('lost')).mockResolvedValue(() => 'ui');
  const scope = new ShareScope({ name: 'cart', shared: { ui: [{ version: '1.0.0', get }] } });
  const ask = () => scope.loadShare('ui', terms({ requiredVersion: '^1.0.0' }));
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('lost');
  expect(get).toHaveBeenCalledTimes(1);
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one).toBe(other);
  expect(get).toHaveBeenCalledTimes(2);
  expect(() => scope.loadShareSync('maps', terms({}))).toThrow('maps is not shared from the start');
});

it('has what the shell provides run from the start, before anybody asks', async () => {
  const lib = code('ui', '1.0.0', 'shell');
  const shell = new ShareScope({ name: 'shell', shared: { ui: [{ version: '1.0.0', lib }] } });
  const cart = new ShareScope({ name: 'cart', shared: offer('cart', { ui: ['1.2.0'] }) });
  cart.initShareScopeMap('default', shell.shareScopeMap.default ?? {});
  const factory = await cart.loadShare('ui', terms({ requiredVersion: '^1.0.0' }));
  expect(factory && factory()).toBe('ui 1.0.0 of shell');
});
