import { expect, it } from '@jest/globals';
import type { Outcome } from './outcome';
import { stoppedTable } from './stopped-table';

const outcome = (change: Partial<Outcome>): Outcome => ({
  ...{ trial: 'delivery', done: 'skimmer', responses: {}, alive: true, failures: [] },
  ...change,
});

const cells = (one: Outcome) =>
  stoppedTable([one])
    .split('\n')[2]
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(1, -1);

it('separates the stage that stopped a version from its message', () => {
  const by = 'gate (purchase): a request is sent to collector.example: 443 | 80';
  expect(cells(outcome({ stopped: { by, shoppers: 0, met: 0, seconds: 73 } }))).toEqual([
    'skimmer',
    'gate (purchase)',
    'a request is sent to collector.example: 443 / 80',
    'as expected',
    ...['0', '0', '73'],
  ]);
});

it('shows a dash for missing values, and shortens long ones', () => {
  const failed = outcome({
    failures: ['nothing stopped it'],
    stopped: { by: 'nothing', shoppers: 60, seconds: 9 },
  });
  expect(cells(failed)).toEqual(['skimmer', 'nothing', '-', 'FAILED', '60', '-', '9']);
  expect(cells(outcome({}))).toEqual(['skimmer', '-', '-', 'as expected', '-', '-', '-']);
  const long = outcome({ stopped: { by: `gate: ${'x'.repeat(300)}`, shoppers: 0, seconds: 1 } });
  expect(cells(long)?.[2]).toHaveLength(160);
});
