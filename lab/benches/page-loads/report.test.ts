import { expect, it } from '@jest/globals';
import { report } from './report';
import { tapNames, type Taps } from './taps';
import type { Results, VisitSample } from './results';
import type { TargetName } from './targets';

const visit = {
  fcp: 500,
  lcp: 800,
  tbt: 60,
  cls: 0,
  js: 100_000,
  total: 300_000,
  requests: 20,
  failed: 0,
  roundTrips: 2,
  lcpElement: 'IMG',
};
const sample = (target: TargetName, round: number, measured: Partial<typeof visit>): VisitSample => ({
  target,
  phone: 'bench',
  page: 'home',
  round,
  noise: { load: 0.3, others: 0.02 },
  visit: { ...visit, ...measured },
});

const own = { target: 'federated', phone: 'bench', round: 0, noise: { load: 0.5, others: 0.04 } } as const;
const taps = Object.fromEntries(
  tapNames.map((name) => [name, { nextPaint: name === 'go back' ? 104 : 40, longestTask: 0 }]),
) as Taps;

const results: Results = {
  at: '2026-01-02T03:04:05.000Z',
  machine: '2 x processor',
  chromium: 'Chromium 1',
  commit: 'abc1234',
  command: 'npm run bench',
  visits: [
    ...[810, 790, 900].map((lcp, round) => sample('federated', round, { lcp, tbt: 90, js: 150_000 })),
    ...[800, 700, 900].map((lcp, round) => sample('monolith', round, { lcp })),
    ...[1500, 1600, 1700].map((lcp, round) => sample('in-browser', round, { lcp })),
  ],
  taps: [{ ...own, taps }],
  interactions: [
    {
      target: 'federated',
      phone: 'bench',
      round: 0,
      noise: { load: 0.5, others: 0.04 },
      interactions: {
        clickCold: 140,
        clickWarm: 101,
        photoCold: 380,
        photoWarm: 160,
        back: 60,
        backShift: 0,
        addToCart: null,
        nextPaint: 32,
        longestTask: 64,
      },
    },
  ],
};
const text = report(results);
const lines = text.split('\n').map((one) => one.replace(/ +/g, ' '));
const line = (...words: string[]) => lines.find((one) => words.every((word) => one.includes(word)));

it('contains measurements, machine and load', () => {
  expect(text).toContain('2026-01-02 03:04 UTC, 2 x processor, Chromium 1, commit abc1234.');
  expect(text).toContain('medians of 3 rounds');
  expect(text).toContain('Load average 0.3-0.5; other processes used 2% of the processors');
  expect(text).not.toContain('in the way');
});

it('puts the targets side by side, with the ratio of their medians', () => {
  expect(line('| federated |')).toContain('| 810 (790-900) | 500 | 90 | 0 | 150.0 |');
  expect(line('| federated / single application |')).toContain('| 1.01 | 1.00 | 1.50 | 1.00 | 1.50 |');
});

it('compares the results with the goals', () => {
  expect(line('LCP, times that of the single application |')).toContain('| 1.01 | 1.05 | pass |');
  expect(line('TBT, times that')).toContain('| 1.50 | 1.10 | miss |');
  expect(line('LCP, times', 'in the browser')).toContain('| 0.51 | 0.65 | pass |');
  expect(line('home: JS KB')).toContain('| 150.0 | 145.0 | miss |');
  expect(line('home: round trips')).toContain('| 2 | 3 | pass |');
  expect(line('product, cold')).toContain('| 140 | 150 | pass |');
  expect(line('product, warm')).toContain('| 101 | 100 | miss |');
  expect(line('photo, cold')).toContain('| 380 | 400 | pass |');
  expect(line('photo, approached')).toContain('| 160 | 150 | miss |');
  expect(line('next paint')).toContain('| 32 | 50 | pass |');
  expect(line('longest task')).toContain('| 64 | 50 | miss |');
  expect(line('| add to cart')).toContain('| - | 100 | - |');
  expect(lines).toContain('| go back: next paint ms | 104 | 100 | miss |');
  expect(lines).toContain('| open the menu: next paint ms | 40 | 100 | pass |');
});

it('shows a missed ratio in full, with the probability of chance', () => {
  const loads = (target: TargetName, ...times: number[]) =>
    times.map((lcp, round) => sample(target, round, { lcp, tbt: lcp - 700 }));
  const visits = [
    ...loads('federated', 810, 843, 850, 846, 830),
    ...loads('monolith', 805, 800, 820, 790, 801),
  ];
  const output = report({ ...results, visits }).replace(/ +/g, ' ');
  expect(output).toContain(
    'home: LCP, times that of the single application | 1.052 | 1.05 | miss (by chance alone: 2%)',
  );
  expect(output).toContain('home: FCP, times that of the single application | 1.00 | 1.05 | pass |');
});

it('compares the shop with another commit, clicks included', () => {
  const [ours] = results.interactions;
  if (!ours) throw new Error('Interactions were not measured');
  const before = { ...ours.interactions, clickCold: 120, nextPaint: 32 };
  const output = report({
    ...results,
    visits: [sample('federated', 0, { lcp: 840, tbt: 60 }), sample('before', 0, { lcp: 800, tbt: 60 })],
    interactions: [ours, { ...ours, target: 'before', interactions: before }],
  }).replace(/ +/g, ' ');
  expect(output).toContain('| federated / previous commit | 1.05 |');
  expect(output).toContain('home: LCP, times that of the previous commit | 1.05 | 1.05 | pass |');
  expect(output).toContain(
    'listing to product, cold, times that of the previous commit | 1.17 | 1.10 | miss |',
  );
  expect(output).toContain(
    'add to cart, next paint, times that of the previous commit | 1.00 | 1.10 | pass |',
  );
  expect(output).not.toContain('single application');
});

it('puts each phone into its own section', () => {
  const entry = { ...own, phone: 'entry', taps } as const;
  const output = report({ ...results, taps: [...results.taps, entry] }).replace(/ +/g, ' ');
  expect(output.indexOf('**bench phone**')).toBeLessThan(output.indexOf('**entry-level phone**'));
  expect(output).toContain('| go back: next paint ms | 104 | 200 | pass |');
  expect(text).not.toContain('entry-level');
});

it('omits pages that were not visited, and reports when other processes interfered', () => {
  expect(line('listing: LCP')).toBeUndefined();
  const noise = { load: 6, others: 0.5 };
  const noisy = { ...results, visits: results.visits.map((one) => ({ ...one, noise })) };
  expect(report(noisy)).toContain('Other processes were in the way');
});

it('reports failed requests', () => {
  const visits = [...results.visits, sample('monolith', 3, { failed: 6 })];
  expect(report({ ...results, visits })).toContain('Requests failed in 1 of 10 loads');
  expect(text).not.toContain('Requests failed');
});
