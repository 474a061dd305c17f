import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Metric } from 'web-vitals';
import { releaseWith } from '../../federation/release-fixture';
import { type Measure, remoteOfLargestPaint, watchVitals } from './watch-vitals';

document.body.innerHTML = '<h1>Shell</h1><div data-remote="catalog"><p><img id="photo"></p></div>';
const photo = document.getElementById('photo');
const heading = document.querySelector('h1');

describe('the remote of the largest contentful paint', () => {
  it('is the remote around the last entry', () => {
    expect(remoteOfLargestPaint([{ element: heading }, { element: photo }])).toBe('catalog');
  });

  it.each([
    ["the shell's", [{ element: heading }]],
    ['of a removed element', [{ element: null }]],
    ['none', []],
  ])('is not attributed when it is %s', (_whose, entries) => {
    expect(remoteOfLargestPaint(entries)).toBeNull();
  });
});

let report: (metric: Partial<Metric>) => void;
const reporter = { note: jest.fn(), advance: jest.fn(), measure: jest.fn(), flush: jest.fn() };
const watch: Measure = (listener) => {
  report = listener as typeof report;
};
const route = { path: '/products/:category', module: 'product' };

beforeEach(() => {
  jest.clearAllMocks();
  const release = releaseWith(1, { catalog: '1.0.0' });
  const catalog = { ...release.remotes.catalog, routes: [route] } as (typeof release.remotes)[string];
  watchVitals({ ...release, remotes: { catalog } }, reporter, [watch]);
});

const opened = 'http://localhost/products/booti-washi?color=Red';

describe('web vitals', () => {
  it('are reported once each for the opened page', () => {
    const inp: Partial<Metric> = { name: 'INP', id: 'v1', value: 41.7, entries: [], navigationURL: opened };
    report(inp);
    report({ ...inp, value: 80 });
    report({ ...inp, id: 'v2', name: 'CLS', value: 0.12345 } as Partial<Metric>);
    expect(reporter.measure.mock.calls).toEqual([
      [{ name: 'INP', value: 42, page: route.path }],
      [{ name: 'CLS', value: 0.123, page: route.path }],
    ]);
  });

  it('attribute the largest contentful paint to its remote', () => {
    document.body.innerHTML = '<div data-remote="catalog"><img></div>';
    const entries = [{ element: document.querySelector('img') }] as unknown as PerformanceEntry[];
    report({ name: 'LCP', id: 'v1', value: 800, entries, navigationURL: opened });
    expect(reporter.note.mock.calls).toEqual([
      [{ kind: 'lcp', remote: 'catalog', version: '1.0.0', ms: 800 }],
    ]);
  });

  it('are not reported for a page without a remote', () => {
    report({ name: 'FCP', id: 'v1', value: 300, entries: [], navigationURL: 'http://localhost/nowhere' });
    expect(reporter.measure).not.toHaveBeenCalled();
  });

  it('are sent when the page is hidden', () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'visibilityState');
    expect(reporter.flush).toHaveBeenCalled();
  });
});
