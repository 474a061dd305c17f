import { afterEach, expect, it } from '@jest/globals';
import { limits } from './limits';
import { createPulse, serveWorkerHealth } from './worker-health';

let now = 0;
const stop = new AbortController();
let close = (): Promise<void> => Promise.resolve();
afterEach(() => close());

it('is alive from the start, and ready while its calls to the registry succeed, until it is stopped', async () => {
  const pulse = createPulse(() => now);
  const served = await serveWorkerHealth({ host: '127.0.0.1', port: 0, pulse, signal: stop.signal });
  ({ close } = served);
  const statuses = async () => [
    (await fetch(`${served.address}/healthz`)).status,
    (await fetch(`${served.address}/readyz`)).status,
  ];
  expect(await statuses()).toEqual([200, 503]);
  pulse.beat();
  expect(await statuses()).toEqual([200, 200]);
  now += limits.worker.seenMs;
  expect(await statuses()).toEqual([200, 503]);
  pulse.beat();
  stop.abort();
  expect(await statuses()).toEqual([200, 503]);
});
