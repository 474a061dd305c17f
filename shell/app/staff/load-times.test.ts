import { describe, expect, it } from '@jest/globals';
import type { PageEvent } from '../../federation/page-events';
import { releaseWith } from '../../federation/release-fixture';
import { loadedText, loadTimes, runOf, type Timing } from './load-times';

const release = releaseWith(4, { catalog: '1.1.0', cart: '1.0.0' });
const catalog = (version: string) => ({ remote: 'catalog', version });
const loaded = (version: string, ms = 80): PageEvent => ({ kind: 'loaded', ...catalog(version), ms });
const failed: PageEvent = { kind: 'failed', ...catalog('1.1.0'), phase: 'entry' };
const lost: PageEvent = { kind: 'lost', ...catalog('1.0.0') };
const other: PageEvent = { kind: 'loaded', remote: 'cart', version: '1.0.0', ms: 5 };

describe('the state of a remote', () => {
  it.each<[string, readonly PageEvent[], ReturnType<typeof runOf>]>([
    ['it was not requested', [other], { version: '1.1.0', ms: null, state: 'chosen' }],
    ['it was loaded', [loaded('1.1.0'), other], { version: '1.1.0', ms: 80, state: 'chosen' }],
    ['it did not load', [failed, loaded('1.0.0', 90)], { version: '1.0.0', ms: 90, state: 'fallback' }],
    [
      'it was given up after errors',
      [loaded('1.1.0'), { kind: 'error', ...catalog('1.1.0') }, loaded('1.0.0', 70)],
      { version: '1.0.0', ms: 70, state: 'fallback' },
    ],
    ['neither it nor its fallback loaded', [failed, lost], { version: '1.1.0', ms: null, state: 'lost' }],
    [
      'it loaded on the second attempt',
      [failed, lost, loaded('1.1.0', 60)],
      { version: '1.1.0', ms: 60, state: 'chosen' },
    ],
  ])('when %s', (_case, events, run) => {
    expect(runOf('catalog', release, events)).toEqual(run);
  });
});

const base = '/remotes/catalog/1.1.0/';
const timing = (name: string, duration: number, encodedBodySize = 1000, transferSize = 1300): Timing => ({
  name: new URL(name, location.href).href,
  duration,
  encodedBodySize,
  transferSize,
});

const textsOf = (...timings: readonly Timing[]) => {
  const { entry, chunks } = loadTimes(timings, base, 'remoteEntry.js');
  return [entry && loadedText(entry), chunks && loadedText(chunks)];
};

describe('the load times of a version', () => {
  it('count only its scripts and style sheets, without the entry', () => {
    expect(
      textsOf(
        timing(`${base}remoteEntry.js`, 12.4, 8100),
        timing(`${base}expose-home.js`, 20),
        timing(`${base}expose-home.css`, 35.2, 2450),
        timing(`${base}integrity.json`, 90),
        timing('/remotes/catalog/1.1.0-rc.1/expose-home.js', 300),
        timing('/shell/main.js', 400),
      ),
    ).toEqual(['8.1 KB, 12 ms', '2 files, 3.5 KB, the slowest in 35 ms']);
  });

  it('show which files came from the browser’s cache, and omit sizes that the browser does not report', () => {
    expect(
      textsOf(
        timing(`${base}remoteEntry.js`, 2, 8100, 0),
        timing(`${base}a.js`, 1, 1000, 0),
        timing(`${base}b.js`, 3),
      ),
    ).toEqual([
      '8.1 KB, 2 ms, from this browser’s cache',
      '2 files, 2.0 KB, the slowest in 3 ms, 1 from this browser’s cache',
    ]);
    expect(textsOf(timing(`${base}remoteEntry.js`, 14, 0, 0))).toEqual(['14 ms', null]);
  });

  it('count a file that was requested again once', () => {
    expect(textsOf(timing(`${base}a.js`, 900, 0, 0), timing(`${base}a.js?again=1`, 30))).toEqual([
      null,
      '1.0 KB, 30 ms',
    ]);
  });
});
