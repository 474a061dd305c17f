import { describe, expect, it } from '@jest/globals';
import { createScrollPositions } from './scroll-positions';

function fakeStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

describe('createScrollPositions', () => {
  it('stores the position of each entry, and passes it to the next document of the tab', () => {
    const storage = fakeStorage();
    const first = createScrollPositions(storage);
    first.keep('a /', 120);
    first.keep('b /faq', 0);
    first.keep('a /', 640);
    first.handOn();
    const next = createScrollPositions(storage);
    expect(next.of('a /')).toBe(640);
    expect(next.of('b /faq')).toBe(0);
    expect(next.of('c /')).toBeUndefined();
  });

  it('evicts the least recently used entries', () => {
    const positions = createScrollPositions(null);
    for (let entry = 0; entry < 60; entry += 1) positions.keep(`${entry}`, entry);
    expect(positions.of('9')).toBeUndefined();
    expect(positions.of('10')).toBe(10);
    expect(positions.of('59')).toBe(59);
  });

  it('starts empty if the storage is blocked or invalid', () => {
    const blocked = {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    const positions = createScrollPositions(blocked);
    positions.keep('a', 1);
    expect(() => positions.handOn()).not.toThrow();
    expect(positions.of('a')).toBe(1);

    const storage = fakeStorage();
    storage.setItem('scrollPositions', '[["a","far"],7]');
    expect(createScrollPositions(storage).of('a')).toBeUndefined();
  });
});
