import { expect, it } from '@jest/globals';
import { faults } from '../harness/database-faults';
import { runOutages } from './run-outages';

// `npm run outages` runs the same for longer, and prints the effects on shoppers.
it('a database that is killed, stopped, crashed, blackholed or failed over causes refusals but loses no order', async () => {
  const report = await runOutages({ faults, lastsMs: 0 });
  const { lost, duplicated, drift, hung, ending } = report;
  expect({ lost, duplicated, drift, hung, ending }).toEqual({
    lost: 0,
    duplicated: 0,
    drift: null,
    hung: 0,
    ending: [0, null],
  });
  for (const { name, statuses, healthz } of report.faults) {
    // 502: the payment sandbox stores its orders in the same database.
    const other = Object.keys(statuses).filter((key) => !/ (200|502|503)$/.test(key));
    expect({ name, healthz, other }).toEqual({ name, healthz: 200, other: [] });
  }
  const unavailable = report.faults.filter(({ readyz }) => readyz === 503).map(({ name }) => name);
  expect(unavailable).toEqual(expect.arrayContaining(['stopped and started', 'crashed', 'blackholed']));
}, 180_000);
