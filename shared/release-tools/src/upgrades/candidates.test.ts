import { describe, expect, it } from '@jest/globals';
import { choose, newestMinor, readOutdated, type Offer } from './candidates';
import { held as everythingHeld } from './held';

const offer = (name: string, current: string, ...versions: string[]): Offer => ({
  name,
  current,
  latest: versions.at(-1) ?? current,
  versions,
});

describe('what npm says is outdated', () => {
  it('is read once for each package, also where many workspaces have it', () => {
    const entry = { current: '19.2.9', wanted: '19.2.9', latest: '19.3.1' };
    const json = JSON.stringify({
      'react-dom': { ...entry, dependent: 'shell' },
      react: [
        { ...entry, dependent: 'shell' },
        { ...entry, dependent: 'mfe-cart' },
      ],
      'typescript-native:typescript@7.0.2': { current: '7.0.2', wanted: '7.0.2', latest: '7.1.0' },
    });
    expect(readOutdated(json)).toEqual([
      { name: 'react', current: '19.2.9', latest: '19.3.1' },
      { name: 'react-dom', current: '19.2.9', latest: '19.3.1' },
      { name: 'typescript-native', current: '7.0.2', latest: '7.1.0' },
    ]);
  });

  it('is nothing when npm prints nothing', () => {
    expect(readOutdated('')).toEqual([]);
  });
});

describe('the newest minor', () => {
  it.each<[string, string[], string | undefined, string | null]>([
    ['1.2.3', ['1.2.2', '1.2.4', '1.9.0', '2.0.0'], undefined, '1.9.0'],
    ['1.2.3', ['1.3.0-beta.1', '1.2.3'], undefined, null],
    // Below 1.0 a minor may break, as a major does above.
    ['0.28.18', ['0.28.19', '0.29.0'], undefined, '0.28.19'],
    ['2.17.5', ['2.17.6', '2.18.0'], '2.17.6', null],
    ['5.110.3', ['5.110.4', '5.111.0'], '5.111.0', '5.110.4'],
  ])('of %s among %j, below %s, is %s', (current, versions, below, newest) => {
    const latest = versions.at(-1) ?? current;
    expect(newestMinor({ current, latest, versions }, below)).toBe(newest);
  });

  it('is not past what the project calls its latest', () => {
    const offered = { current: '4.12.1', latest: '4.13.0', versions: ['4.13.0', '4.14.0'] };
    expect(newestMinor(offered)).toBe('4.13.0');
  });
});

describe('what is tried', () => {
  const hold = { name: 'webpack', below: '5.111.0', why: 'moved files', link: 'https://example.org/1' };
  const offers = [
    offer('@types/react', '19.2.0', '19.3.0'),
    offer('pg', '8.1.0', '8.2.0', '9.0.0'),
    offer('react', '19.2.0', '19.3.1'),
    offer('webpack', '5.110.3', '5.112.0'),
  ];

  it('goes in groups, and leaves what is held and new majors', () => {
    expect(choose(offers, [hold])).toEqual({
      groups: [
        [
          { name: '@types/react', from: '19.2.0', to: '19.3.0' },
          { name: 'react', from: '19.2.0', to: '19.3.1' },
        ],
        [{ name: 'pg', from: '8.1.0', to: '8.2.0' }],
      ],
      skipped: [
        {
          name: 'pg',
          from: '8.1.0',
          to: '9.0.0',
          why: 'a new major: read its notes, then raise it by hand',
        },
        { name: 'webpack', from: '5.110.3', to: '5.112.0', why: 'held: moved files', link: hold.link },
      ],
    });
  });

  it('is what was named, held or not', () => {
    expect(choose(offers, [hold], ['webpack'])).toEqual({
      groups: [[{ name: 'webpack', from: '5.110.3', to: '5.112.0' }]],
      skipped: [],
    });
  });
});

it('what is held is in order, once each, with a reason and the page that says so', () => {
  const names = everythingHeld.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort());
  for (const { why, link } of everythingHeld) {
    expect(why).not.toBe('');
    expect(link).toMatch(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+/);
  }
});
