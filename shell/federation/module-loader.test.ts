import { expect, it } from '@jest/globals';
import type { PageRelease, RouteModule } from '@shop/contracts';
import { createModuleLoader } from './module-loader';
import type { RemoteHost } from './remote-host';
import { releaseOf } from './release-fixture';

const release: PageRelease = releaseOf();
const module: RouteModule = { Component: () => null };
const fragment = { remote: 'catalog', module: 'product' };

/** A host that returns the given outcomes in order, and records its calls. */
function fakeHost(...outcomes: (RouteModule | Error)[]) {
  const events: string[] = [];
  const host: RemoteHost = {
    load: (remote, name) => {
      events.push(`load ${remote}/${name}`);
      const outcome = outcomes.shift() ?? new Error('unexpected call');
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
    },
    reset: (remote) => events.push(`reset ${remote}`),
    giveUp: (remote) => events.push(`give up ${remote}`) > 0,
    versionOf: () => '',
  };
  return { loader: createModuleLoader(release, host), events };
}

it('loads a module once for all callers', async () => {
  const { loader, events } = fakeHost(module);
  expect(await Promise.all([loader.load(fragment), loader.load(fragment)])).toEqual([module, module]);
  expect(events).toEqual(['load catalog/product']);
});

it('retries after a failure', async () => {
  const { loader } = fakeHost(new Error('lost'), module);
  await expect(loader.load(fragment)).rejects.toThrow('lost');
  expect(await loader.load(fragment)).toBe(module);
});

it('reloads every module of a remote after a reset or a fallback', async () => {
  const { loader, events } = fakeHost(module, module, module);
  await loader.load(fragment);
  loader.reset('catalog');
  await loader.load(fragment);
  expect(loader.giveUp('catalog')).toBe(true);
  await loader.load(fragment);
  const load = 'load catalog/product';
  expect(events).toEqual([load, 'reset catalog', load, 'give up catalog', load]);
});

it('rejects for a remote that is not in the release', async () => {
  const { loader } = fakeHost();
  await expect(loader.load({ remote: 'cart', module: 'x' })).rejects.toThrow('No remote "cart" in release 7');
});

it('uses the release’s version of a remote that the host has not registered', () => {
  expect(fakeHost().loader.versionOf('catalog')).toBe('2.0.0');
});
