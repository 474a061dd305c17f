import { expect, it } from '@jest/globals';
import type { PageRelease, PageRemote, PageRemoteVersion } from '@shop/contracts';
import { declaredOrigins } from './declared-origins';

const [maps, cdn] = ['https://maps.example', 'https://cdn.example'] as const;

const version = (origins?: string[]): PageRemoteVersion => ({
  version: '1.0.0',
  base: '/remotes/catalog/1.0.0/',
  manifest: { entry: 'remoteEntry.js', globalName: 'catalog', exposes: {}, server: 'server' },
  integrity: {},
  ...(origins && { origins }),
});
const releaseOf = (remote: Partial<PageRemote>): PageRelease => ({
  env: 'live',
  seq: 7,
  remotes: { catalog: { ...version(), routes: [], slots: [], fallback: null, ...remote } },
});

it('lists the origins of all versions in a release once, fallback versions too', () => {
  const release = releaseOf({ origins: [maps], fallback: version([maps, cdn]) });
  expect(declaredOrigins(release)).toEqual([cdn, maps]);
  expect(declaredOrigins(release)).toBe(declaredOrigins(release));
});

it('has none where no version declares any', () => {
  expect(declaredOrigins(releaseOf({}))).toEqual([]);
});
