import { describe, expect, test } from '@jest/globals';
import type { Release } from '@shop/contracts';
import { liveSince } from '../live-since';

const release = (seq: number, stable: string): Release => ({
  env: 'live',
  seq,
  parent: seq > 1 ? seq - 1 : null,
  assignments: { catalog: { stable, lastKnownGood: null, killed: false } },
  actor: 'asha',
  reason: 'a test',
  at: `2026-11-2${seq}T06:30:00.000Z`,
});

describe('since when a version is live', () => {
  test('is the time of the release that placed it last, not of an earlier turn', () => {
    const history = [release(4, '1.1.0'), release(3, '1.1.0'), release(2, '1.0.0'), release(1, '1.1.0')];
    expect(liveSince(history, 'catalog')).toEqual({ at: '2026-11-23T06:30:00.000Z', orBefore: false });
  });

  test('is said to be older where the list ends before', () => {
    expect(liveSince([release(4, '1.0.0'), release(3, '1.0.0')], 'catalog')?.orBefore).toBe(true);
    expect(liveSince([release(1, '1.0.0')], 'catalog')?.orBefore).toBe(false);
    expect(liveSince([release(1, '1.0.0')], 'cart')).toBeUndefined();
  });
});
