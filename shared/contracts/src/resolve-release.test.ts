import { describe, expect, it } from '@jest/globals';
import type { Artifact, Assignment, Release } from './release';
import { resolveRelease } from './resolve-release';

const artifact = (version: string): Artifact => ({
  remote: 'catalog',
  version,
  digest: version,
  files: [
    { path: 'remoteEntry.js', size: 1, sha384: 'sha384-a' },
    { path: 'main.css', size: 1, sha384: 'sha384-b' },
    { path: 'server/part.js', size: 1, sha384: 'sha384-c' },
  ],
  manifest: { entry: 'remoteEntry.js', globalName: 'catalog', exposes: {}, server: 'server' },
  shared: { required: {} },
  exposes: ['product'],
  routes: [{ path: '/products/:category', module: 'product' }],
  slots: [],
  storeContract: 1,
  source: '',
  git: null,
  publishedBy: 'test',
  at: '2026-01-01T00:00:00Z',
});

const release = (assignment: Partial<Assignment>): Release => ({
  env: 'live',
  seq: 3,
  parent: 2,
  assignments: { catalog: { stable: '1.1.0', lastKnownGood: '1.0.0', killed: false, ...assignment } },
  actor: 'ops',
  reason: 'test',
  at: '2026-01-01T00:00:00Z',
});

const published = (...versions: string[]) => {
  const found = new Map(versions.map((version) => [version, artifact(version)]));
  return (_remote: string, version: string) => found.get(version);
};

describe('resolveRelease', () => {
  it('chooses the stable version, with the last known good one as its fallback', () => {
    const { catalog } = resolveRelease(release({}), published('1.0.0', '1.1.0')).remotes;
    expect(catalog?.version).toBe('1.1.0');
    expect(catalog?.base).toBe('/remotes/catalog/1.1.0/');
    expect(catalog?.fallback?.version).toBe('1.0.0');
    expect(catalog?.integrity).toEqual({ 'remoteEntry.js': 'sha384-a', 'main.css': 'sha384-b' });
  });

  it('has no fallback when the stable version is the last known good one', () => {
    const { catalog } = resolveRelease(release({ lastKnownGood: '1.1.0' }), published('1.1.0')).remotes;
    expect(catalog?.fallback).toBeNull();
  });

  it('uses the last known good version when the stable one is missing', () => {
    const { catalog } = resolveRelease(release({}), published('1.0.0')).remotes;
    expect(catalog?.version).toBe('1.0.0');
    expect(catalog?.fallback).toBeNull();
  });

  it('omits a canary-only remote for shoppers outside the canary', () => {
    const onTrial = release({
      stable: null,
      lastKnownGood: null,
      canary: { version: '1.1.0', bps: 1000, salt: 's' },
    });
    expect(resolveRelease(onTrial, published('1.1.0')).remotes).toEqual({});
    const inside = resolveRelease(onTrial, published('1.1.0'), () => ({
      version: '1.1.0',
      variant: 'canary',
    }));
    expect(inside.remotes.catalog).toMatchObject({ version: '1.1.0', variant: 'canary', fallback: null });
  });

  it('omits disabled and missing versions', () => {
    expect(resolveRelease(release({ killed: true }), published('1.1.0')).remotes).toEqual({});
    expect(resolveRelease(release({}), published()).remotes).toEqual({});
  });
});
