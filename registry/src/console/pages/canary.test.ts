import { expect, test } from '@jest/globals';
import type { HealthWindow } from '@shop/contracts/registry';
import { noHealth } from '../../modules/telemetry/metrics';
import { markup } from '../markup';
import { figuresOf, uncountedFailures } from './canary';

const window = (change: Partial<HealthWindow>): HealthWindow => ({
  ...noHealth,
  remote: 'catalog',
  version: '1.1.0',
  variant: 'canary',
  at: '2026-11-21T12:00:00.000Z',
  ...change,
});

test('a canary is compared with concurrent sessions of its control, and windows without sessions are gaps', () => {
  const control = { version: '1.0.0', variant: 'stable' };
  const later = { at: '2026-11-21T12:00:30.000Z' };
  const {
    canary,
    control: controlHealth,
    series,
  } = figuresOf(
    [
      window({ sessions: 20, failures: 1, loads: 10, loadMs: 2000 }),
      window({ ...later, sessions: 20, failures: 0 }),
      window({ ...control, sessions: 200, failures: 1, loads: 100, loadMs: 12_000 }),
      window({ version: '1.0.0', variant: 'canary', sessions: 900 }),
      window({ version: '0.9.0', variant: 'stable', sessions: 900 }),
    ],
    { stable: '1.0.0', canary: { version: '1.1.0', bps: 1000, salt: 's' } },
  );
  expect([canary.sessions, controlHealth.sessions]).toEqual([40, 200]);
  expect(series).toEqual({
    at: [1_795_262_400, 1_795_262_430],
    failures: { canary: [5, 0], control: [0.5, null] },
    load: { canary: [200, null], control: [120, null] },
  });
});

const shown = (sessions: number, networks: number) =>
  markup`${uncountedFailures([{ version: '1.1.0', sessions, networks }])}`.html;

test('warns that many failed sessions are not counted, and explains the next steps', () => {
  expect(shown(196, 1)).toContain('<strong>196 failed sessions of 1.1.0 are not counted.</strong>');
  expect(shown(196, 1)).toContain('in the last hour, from 1 network. Open the shop with 1.1.0.');
  expect(shown(20, 3)).toContain('from 3 networks.');
});

test('does not warn about a few failures, as first visits cause some', () => {
  expect(shown(19, 19)).toBe('');
  expect(markup`${uncountedFailures(undefined)}`.html).toBe('');
});
