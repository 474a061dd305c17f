import { describe, expect, it } from '@jest/globals';
import { countFailures, type Outcome } from './outcome';
import { tableOf } from './table';

const passed: Outcome = {
  trial: 'database',
  done: 'stopped',
  responses: { '200': 31, '503': 4 },
  orders: { acknowledged: 12, lost: 0, duplicated: 0, maxPauseMs: 1_240 },
  drifted: false,
  alive: true,
  back: { withinSeconds: 5, is: true },
  stopped: { by: 'gate', shoppers: 0, seconds: 41 },
  failures: [],
};
const failed: Outcome = {
  trial: 'remotes',
  done: 'ends the process',
  responses: {},
  alive: false,
  seen: false,
  failures: ['the process ended', '2 × /cart: 500'],
};

describe('the table of trials', () => {
  it('has an aligned row for each outcome, and a dash for missing counts', () => {
    const [heading = '', rule = '', ...lines] = tableOf([passed, failed]);
    expect(new Set([heading, rule, ...lines.slice(0, 2)].map((line) => line.length)).size).toBe(1);
    const cells = lines.slice(0, 2).map((line) => line.split('|').map((cell) => cell.trim()));
    expect(cells[0]?.slice(1, -1)).toEqual([
      'database',
      'stopped',
      '31 × 200, 4 × 503',
      '12',
      '0',
      '0',
      '1.2 s',
      'no',
      'yes',
      '5 s: yes',
      '-',
      'gate; 0 shoppers, 41 s',
      'pass',
    ]);
    expect(cells[1]?.slice(1, -1)).toEqual([
      'remotes',
      'ends the process',
      '-',
      '-',
      '-',
      '-',
      '-',
      '-',
      'no',
      '-',
      'no',
      '-',
      'FAIL',
    ]);
  });

  it('explains below why a trial failed, and how many did', () => {
    expect(tableOf([passed, failed]).slice(4)).toEqual([
      '',
      'remotes, ends the process:',
      '  - the process ended',
      '  - 2 × /cart: 500',
      '1 passed, 1 failed',
    ]);
  });

  it('counts equal failures', () => {
    expect(countFailures(['/cart: 500', 'the process ended', '/cart: 500'])).toEqual([
      '2 × /cart: 500',
      'the process ended',
    ]);
  });
});
