import { describe, expect, it } from '@jest/globals';
import { loadedText, loadTimes, type Timing } from './load-times';

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
  it('are those of its own scripts and style sheets, the entry apart', () => {
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

  it('say what came from the browser’s cache, and no size that the browser does not say', () => {
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

  it('count a file once that was requested again', () => {
    expect(textsOf(timing(`${base}a.js`, 900, 0, 0), timing(`${base}a.js?again=1`, 30))).toEqual([
      null,
      '1.0 KB, 30 ms',
    ]);
  });
});
