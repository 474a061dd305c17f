import { beforeEach, expect, it, jest } from '@jest/globals';
import { lendRuntime } from './bundler-runtime';
import { ShareScope } from './share-scope';

const { init, initContainerEntry, I, consumes } = lendRuntime().bundlerRuntime;

type Runtime = Parameters<typeof consumes>[0]['webpackRequire'];

const page = () =>
  new ShareScope({ name: 'shell', shared: { react: [{ version: '19.2.9', lib: () => 'React' }] } });

const fallback = jest.fn<() => Promise<() => string>>();

const terms = (shareKey: string, requiredVersion: string, strictVersion = true) => ({
  shareKey,
  shareScope: ['default'],
  singleton: shareKey !== 'ui',
  requiredVersion,
  strictVersion,
  fallback,
});

/** A container as webpack writes it, with two chunks that share something; and what it has asked for. */
function container() {
  const webpackRequire = {
    federation: { initOptions: { name: 'gifts', shared: {} } },
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: {
        1: terms('react', '^19.0.0'),
        2: terms('ui', '^2.0.0'),
        3: terms('react', '^20.0.0'),
      },
    },
    m: {} as Runtime['m'],
    c: {} as Runtime['c'],
  } as unknown as Runtime;
  const instance = init({ webpackRequire });
  Object.assign(webpackRequire.federation, { instance });
  Object.assign(webpackRequire, {
    I: (shareScopeName: string) => I({ webpackRequire, shareScopeName }),
  });
  const installedModules = {};
  const load = async (chunkId: string) => {
    const promises: unknown[] = [];
    const chunkMapping = { both: [1, 2], refused: [3] };
    consumes({ chunkId, promises, installedModules, chunkMapping, webpackRequire });
    await Promise.all(promises);
    return promises.length;
  };
  const run = (id: number) => {
    const module = { exports: undefined as unknown };
    webpackRequire.c[id] = module;
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  const open = (scope: ShareScope['shareScopeMap'][string]) =>
    initContainerEntry({ webpackRequire, shareScope: scope, shareScopeKey: 'default', initScope: [] });
  return { webpackRequire, load, run, open };
}

beforeEach(() => {
  fallback.mockReset().mockResolvedValue(() => 'own ui');
});

it("gives a chunk the page's packages before it runs, and the remote's own where the page's does not serve", async () => {
  const { open, load, run, webpackRequire } = container();
  open(page().shareScopeMap.default ?? {});
  expect(await load('none')).toBe(0);
  expect(await load('both')).toBe(2);
  expect([run(1), run(2)]).toEqual(['React', 'own ui']);
  expect(webpackRequire.c).toEqual({});
  await load('both');
  expect(fallback).toHaveBeenCalledTimes(1);
});

it('throws where a package is imported that is not to be had, and asks for it again with the next chunk', async () => {
  const { open, load, run } = container();
  open(page().shareScopeMap.default ?? {});
  await load('refused');
  expect(() => run(3)).toThrow('react 19.2.9 from shell does not satisfy ^20.0.0, which gifts needs');
  fallback.mockRejectedValueOnce(new Error('lost'));
  await load('both');
  expect(() => run(2)).toThrow('lost');
  await load('both');
  expect(run(2)).toBe('own ui');
});

it('adds what a container brings along to what the page shares, and lends no container the scope of another', () => {
  const one = container();
  const other = container();
  const scope = page().shareScopeMap.default ?? {};
  const offered = { ui: [{ version: '1.0.0', get: () => Promise.resolve(() => 'ui') }] };
  Object.assign(one.webpackRequire.federation.initOptions, { shared: offered });
  expect(one.open(scope)).toBe(true);
  expect(Object.keys(scope)).toEqual(['react', 'ui']);
  expect(other.webpackRequire.federation.instance.shareScopeMap.default).toEqual({});
});
