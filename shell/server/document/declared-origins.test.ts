import { expect, it } from '@jest/globals';
import { releaseOf, versionOf } from '../../federation/release-fixture';
import { declaredOrigins } from './declared-origins';

const [maps, cdn] = ['https://maps.example', 'https://cdn.example'] as const;

it('lists the origins of all versions in a release once, fallback versions too', () => {
  const fallback = { ...versionOf('1.0.0'), origins: [maps, cdn] };
  const release = releaseOf({ origins: [maps], fallback });
  expect(declaredOrigins(release)).toEqual([cdn, maps]);
  expect(declaredOrigins(release)).toBe(declaredOrigins(release));
});

it('has none where no version declares any', () => {
  expect(declaredOrigins(releaseOf())).toEqual([]);
});
