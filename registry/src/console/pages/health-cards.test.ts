import { expect, test } from '@jest/globals';
import { noHealth, type Health } from '../../modules/telemetry/metrics';
import type { Frame } from '../frame';
import type { Comparison } from './compare-health';
import { healthSection } from './health-cards';

const frame: Frame = {
  ...{ assets: { style: '', script: '' }, actor: null, provider: null, env: 'live', environments: [] },
  now: new Date(0),
  href: (path = '') => `/ops${path}`,
};

const failed = (failures: number): Health => ({ ...noHealth, sessions: 10, failures });

const plotsOf = (change: Partial<Comparison> = {}) => {
  const comparison: Comparison = {
    remote: 'catalog',
    isCanary: false,
    now: { version: '1.1.0', total: failed(1), steps: [null, failed(1), null, failed(0)] },
    before: { version: '1.0.0', total: failed(0), steps: [failed(0), failed(2), failed(0), failed(0)] },
    switchedAt: 0.25,
    judged: [],
    ...change,
  };
  const cards = { comparisons: [comparison], hours: 6, mayAct: () => false, canRollBack: () => false };
  const { html } = healthSection(frame, cards);
  return [...html.matchAll(/aria-label="([^"]*)" data-spark="([^"]*)"/g)].map(([, label, data = '']) => ({
    label,
    ...(JSON.parse(data.replaceAll('&quot;', '"')) as object),
  }));
};

test('a plot contains both curves with gaps, the time of the switch, and its numbers as text', () => {
  expect(plotsOf()[0]).toEqual({
    label: 'Failed sessions, last 6 hours: 10.0% of 1.1.0, 0.0% of 1.0.0',
    now: [null, 10, null, 0],
    before: [0, 20, 0, 0],
    switchedAt: 0.25,
    max: 20,
  });
});

test('a plot without reports has no values and a minimum scale', () => {
  const now = { version: '1.1.0', total: noHealth, steps: [null, null] };
  expect(plotsOf({ now, before: null, switchedAt: null })[0]).toEqual({
    label: 'Failed sessions, last 6 hours: – of 1.1.0',
    now: [null, null],
    before: [],
    switchedAt: null,
    max: 5,
  });
});
