import { describe, expect, it } from '@jest/globals';
import type { PageRelease, PageRemote, PageRemoteVersion, RouteModule } from '@shop/contracts';
import { LateError } from './deadlines';
import { createModuleLoader, type ContainerPort } from './module-loader';
import type { PageEvent } from './page-events';

const version = (number: string): PageRemoteVersion => ({
  version: number,
  base: `/remotes/catalog/${number}/`,
  manifest: { entry: 'remoteEntry.js', globalName: `catalog_${number}`, exposes: {}, server: 'server' },
  integrity: {},
});

const release = (remote: Partial<PageRemote> = {}): PageRelease => ({
  env: 'live',
  seq: 7,
  remotes: { catalog: { ...version('2.0.0'), routes: [], slots: [], fallback: null, ...remote } },
});

const module: RouteModule = { Component: () => null };
const part = { remote: 'catalog', module: 'product' };

/** A port that plays the given outcomes in turn, and remembers what it was told. */
function fakePort(outcomes: (RouteModule | Error)[], ran = false) {
  const registered: string[] = [];
  const port: ContainerPort = {
    register: (_remote, { version: number }, attempt) => registered.push(`${number} #${attempt}`),
    load: () => {
      const outcome = outcomes.shift() ?? new Error('asked too often');
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
    },
    entryRan: () => ran,
  };
  return { port, registered };
}

describe('createModuleLoader', () => {
  it('loads a module once for all who ask', async () => {
    const { port, registered } = fakePort([module]);
    const loader = createModuleLoader(release(), port);
    expect(await Promise.all([loader.load(part), loader.load(part)])).toEqual([module, module]);
    expect(registered).toEqual(['2.0.0 #0']);
  });

  it('asks once more when the entry did not arrive', async () => {
    const { port, registered } = fakePort([new Error('network'), module]);
    expect(await createModuleLoader(release(), port).load(part)).toBe(module);
    expect(registered).toEqual(['2.0.0 #0', '2.0.0 #1']);
  });

  it('does not ask again for a script that ran and threw', async () => {
    const { port, registered } = fakePort([new Error('threw'), module], true);
    await expect(createModuleLoader(release(), port).load(part)).rejects.toThrow('threw');
    expect(registered).toEqual(['2.0.0 #0']);
  });

  it('asks once more for a chunk that did not arrive, but not for one that threw', async () => {
    const lost = Object.assign(new Error('lost'), { name: 'ChunkLoadError', type: 'error' });
    const first = fakePort([lost, module], true);
    expect(await createModuleLoader(release(), first.port).load(part)).toBe(module);
    expect(first.registered).toEqual(['2.0.0 #0']);

    const threw = Object.assign(new Error('threw'), { name: 'ChunkLoadError', type: 'missing' });
    const second = fakePort([threw, module], true);
    await expect(createModuleLoader(release(), second.port).load(part)).rejects.toThrow('threw');
  });

  it('falls back to the last known good version', async () => {
    const { port, registered } = fakePort([new Error('network'), new Error('network'), module]);
    const loader = createModuleLoader(release({ fallback: version('1.9.0') }), port);
    expect(await loader.load(part)).toBe(module);
    expect(registered).toEqual(['2.0.0 #0', '2.0.0 #1', '1.9.0 #0']);
  });

  it('stays on the fallback for the other parts of the page, so that no page mixes versions', async () => {
    const { port, registered } = fakePort([new Error('threw'), module, module], true);
    const loader = createModuleLoader(release({ fallback: version('1.9.0') }), port);
    await loader.load(part);
    expect(await loader.load({ ...part, module: 'listing' })).toBe(module);
    expect(registered).toEqual(['2.0.0 #0', '1.9.0 #0']);
  });

  it('can be asked again after a failure, and starts from the chosen version', async () => {
    const { port, registered } = fakePort([new Error('threw'), module], true);
    const loader = createModuleLoader(release(), port);
    await expect(loader.load(part)).rejects.toThrow('threw');
    loader.reset('catalog');
    expect(await loader.load(part)).toBe(module);
    expect(registered).toEqual(['2.0.0 #0', '2.0.0 #1']);
  });

  it('counts the attempts of each remote by itself: the first of each is the entry that the page has preloaded', async () => {
    const { port, registered } = fakePort([module, module]);
    const { catalog } = release().remotes;
    if (!catalog) throw new Error('No catalog');
    const both = { ...release(), remotes: { catalog, content: { ...catalog, ...version('3.0.0') } } };
    const loader = createModuleLoader(both, port);
    await loader.load(part);
    await loader.load({ remote: 'content', module: 'home-hero' });
    expect(registered).toEqual(['2.0.0 #0', '3.0.0 #0']);
  });

  it('falls back to what last worked in this browser when the release names no way back', async () => {
    const { port, registered } = fakePort([new Error('network'), new Error('network'), module]);
    const loader = createModuleLoader(release(), port, { lastGood: () => version('1.8.0') });
    expect(await loader.load(part)).toBe(module);
    expect(registered).toEqual(['2.0.0 #0', '2.0.0 #1', '1.8.0 #0']);
  });

  it('tells once how long a version took, and in which phase it failed', async () => {
    const told: PageEvent[] = [];
    const emit = (event: PageEvent) => told.push(event);
    let time = 0;
    const working = fakePort([module, module]);
    const loader = createModuleLoader(release(), working.port, { emit, now: () => (time += 30) });
    await loader.load(part);
    await loader.load({ ...part, module: 'listing' });
    expect(told).toEqual([{ kind: 'loaded', remote: 'catalog', version: '2.0.0', ms: 30 }]);

    const lost = Object.assign(new Error('lost'), { name: 'ChunkLoadError', type: 'error' });
    const phases = async (error: Error, ran: boolean) => {
      told.length = 0;
      const { port } = fakePort([error, error], ran);
      await createModuleLoader(release(), port, { emit })
        .load(part)
        .catch(() => undefined);
      return told.map((event) => (event.kind === 'failed' ? event.phase : event.kind));
    };
    expect(await phases(new Error('network'), false)).toEqual(['entry', 'lost']);
    expect(await phases(lost, true)).toEqual(['chunk', 'lost']);
    expect(await phases(new Error('threw'), true)).toEqual(['run', 'lost']);
    expect(await phases(new LateError('late'), true)).toEqual(['timeout', 'lost']);
  });

  it('stays with the last known good version once the chosen one was given up', async () => {
    const { port, registered } = fakePort([module, module, module]);
    const loader = createModuleLoader(release({ fallback: version('1.9.0') }), port);
    await loader.load(part);
    expect(loader.giveUp('catalog')).toBe(true);
    await loader.load(part);
    expect(loader.versionOf('catalog')).toBe('1.9.0');
    loader.reset('catalog');
    await loader.load(part);
    expect(registered).toEqual(['2.0.0 #0', '1.9.0 #0', '1.9.0 #1']);
    expect(loader.giveUp('catalog')).toBe(false);
    expect(createModuleLoader(release(), port).giveUp('catalog')).toBe(false);
  });

  it('says which remote the release does not have', async () => {
    const { port } = fakePort([]);
    await expect(createModuleLoader(release(), port).load({ remote: 'cart', module: 'x' })).rejects.toThrow(
      'No remote "cart" in release 7',
    );
  });
});
