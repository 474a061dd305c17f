import { describe, expect, it } from '@jest/globals';
import { badVersionNamed, badVersions, tryBadVersion, type RegistryAdapter, type RemoteBuild } from './index';
import { vintageCraft } from './site';

const bytes = (text: string) => Buffer.from(text);
const textOf = (files: RemoteBuild['files'], file: string) =>
  Buffer.from(files.get(file) ?? []).toString('utf8');

/** A registry in memory with one remote. It refuses incomplete versions, and rolls back those that throw. */
function memoryRegistry({ hasGate = false } = {}): RegistryAdapter & { readonly lines: readonly string[] } {
  const lines: string[] = [];
  const published = new Map<string, RemoteBuild>();
  let live = '1.0.0';
  const buildOf = (version: string) => {
    const found = published.get(version);
    if (!found) throw new Error(`${version} was not published.`);
    return found;
  };
  return {
    lines,
    goodBuild: ({ remote, version }) => {
      const files = new Map([
        ['entry.js', bytes(`var ${remote} = { init() {}, get: async () => () => ({}) };`)],
        ['expose-faq.js', bytes('"Not among these?"')],
      ]);
      return Promise.resolve({
        ...{ remote, version, files, listed: files, entry: 'entry.js', globalName: remote },
        ...{ serverEntry: null, routes: [], styles: { faq: ['faq.css'] } },
      });
    },
    publish(build) {
      const missing = [...build.files.keys()].find((file) => !build.listed.has(file));
      if (missing) return Promise.resolve(`publish: ${missing} is not listed.`);
      published.set(build.version, build);
      return Promise.resolve(null);
    },
    ...(hasGate && {
      check: ({ version }: { version: string }) =>
        Promise.resolve(
          textOf(buildOf(version).files, 'entry.js').includes('throw') ? 'gate: it throws.' : null,
        ),
    }),
    release({ version }) {
      live = version;
      lines.push(`released ${version}`);
      return Promise.resolve(null);
    },
    shop({ version }, _bad, max) {
      // Every shopper has it, and reports a failure.
      if (!textOf(buildOf(version).files, 'entry.js').includes('throw')) return Promise.resolve(null);
      return Promise.resolve({ by: 'monitoring', shoppers: Math.min(8, max), met: Math.min(8, max) });
    },
    restore() {
      live = '1.0.0';
      lines.push('restored');
      return Promise.resolve();
    },
    isLive: ({ version }) => Promise.resolve(live === version),
  };
}

const options = { version: '1.1.0', max: 60 };

describe('a registry in memory', () => {
  it('refuses a version with a missing file, so that nobody gets it', async () => {
    const registry = memoryRegistry();
    const tried = await tryBadVersion(registry, badVersionNamed('chunk that is missing'), options);
    expect(tried).toMatchObject({
      stopped: { by: 'publish: expose-faq.js is not listed.', shoppers: 0, met: 0 },
      failures: [],
    });
    expect(registry.lines).toEqual([]);
  });

  it('rolls a version back after the first shoppers, or stops it at its gate', async () => {
    const bad = badVersionNamed('throws on import');
    const registry = memoryRegistry();
    expect(await tryBadVersion(registry, bad, options)).toMatchObject({
      stopped: { by: 'monitoring', shoppers: 8, met: 8 },
      failures: [],
    });
    expect(registry.lines).toEqual(['released 1.1.0', 'restored']);
    expect(await tryBadVersion(memoryRegistry({ hasGate: true }), bad, options)).toMatchObject({
      stopped: { by: 'gate: it throws.', shoppers: 0 },
    });
  });

  it('does not refuse a good version, and misses a silent one', async () => {
    const fine = await tryBadVersion(memoryRegistry(), badVersionNamed('version that is fine'), options);
    expect(fine).toMatchObject({ stopped: null, failures: [] });
    const silent = await tryBadVersion(memoryRegistry(), badVersionNamed('empty titles'), options);
    expect(silent).toMatchObject({ stopped: null, failures: ['nothing stopped it within 60 shoppers'] });
  });
});

describe('the bad versions', () => {
  it('have different names', () => {
    const names = badVersions().map(({ name }) => name);
    expect(names.length).toBeGreaterThan(45);
    expect(new Set(names).size).toBe(names.length);
  });

  it('use the labels and addresses of another site', async () => {
    const labels = { ...vintageCraft.labels, addToCart: 'In den "Korb"' };
    const bad = badVersionNamed('dead Add to Cart', badVersions(undefined, { ...vintageCraft, labels }));
    const good = await memoryRegistry().goodBuild({ remote: 'catalog', version: '1.1.0' });
    const text = textOf(bad.make(good).files, 'entry.js');
    expect(text).toContain('"In den \\"Korb\\""');
    // The code is valid JavaScript.
    expect(() => new Function(text)).not.toThrow();
  });

  it('reject a build that lacks the code they change', async () => {
    const good = await memoryRegistry().goodBuild({ remote: 'checkout', version: '1.1.0' });
    expect(() => badVersionNamed('order of ten times the amount').make(good)).toThrow(/No file of checkout/);
    expect(() => badVersionNamed('slow server code').make(good)).toThrow(/no code for the server/);
  });
});
