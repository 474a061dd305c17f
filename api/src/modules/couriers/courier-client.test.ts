import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { timings } from '@shop/config';
import { courierCallMs } from '../../durations';
import { createCourierClient, stepTimeLeft, withinOneCall } from './courier-client';
import { startCourierServer, type CourierServer } from './testing/courier-server';

let server: CourierServer;

beforeAll(async () => {
  server = await startCourierServer();
  server.reply('GET /slow', 'silence');
  server.reply('GET /fast', { json: {} });
});
afterAll(() => server.close());

const client = () =>
  createCourierClient({
    title: 'Speedy',
    baseUrl: server.origin,
    authorise: async () => ({}),
    renewable: false,
    backoffMs: 1,
  });

const get = (path: string) => client()({ method: 'GET', path });

it('a step ends before the office gives up', () => {
  expect(courierCallMs).toBeLessThan(timings.officeCall);
  expect(withinOneCall(stepTimeLeft)).toBeLessThanOrEqual(courierCallMs);
});

it('all calls of a step share one time limit', async () => {
  await withinOneCall(async () => {
    const slow = await get('/slow').catch((error: unknown) => error);
    expect(slow).toMatchObject({ kind: 'unavailable', message: expect.stringMatching(/^Speedy/) });
    expect(stepTimeLeft()).toBeLessThan(50);
    // The attempts of a call have used up the time of the step.
    await withinOneCall(async () => {
      await expect(get('/fast')).rejects.toMatchObject({
        kind: 'unavailable',
        message: 'Speedy did not answer in time. Try again.',
      });
    }, 0);
  }, 200);
  expect(server.callsTo('GET /fast')).toHaveLength(0);
});

it('calls outside a step each have their own time limit', async () => {
  expect(stepTimeLeft()).toBe(Infinity);
  expect(await get('/fast')).toMatchObject({ status: 200 });
});
