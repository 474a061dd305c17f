import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CourierError } from '../courier';
import { type CourierServer, patient, startCourierServer } from '../testing/courier-server';
import { createShiprocket } from '.';

const settings = {
  kind: 'shiprocket',
  email: 'api@shop.example',
  password: 'hush hush',
  webhookToken: 'hook-token',
  pickupLocation: 'Jaipur',
  pickupPin: '302001',
  box: { length: 25, breadth: 20, height: 5 },
} as const;

const LOGIN = 'POST /v1/external/auth/login';
const TRACK = 'GET /v1/external/courier/track/awb/';

let server: CourierServer;
const courier = (times = {}) => createShiprocket(settings, server.origin, { ...patient, ...times });

beforeEach(async () => {
  server = await startCourierServer();
  server.reply(
    LOGIN,
    { json: { id: 1, email: settings.email, token: 'tok-1' } },
    { json: { token: 'tok-2' } },
  );
});
afterEach(() => server.close());

describe('the account at Shiprocket', () => {
  it('signs in once, and again when the token is refused', async () => {
    const ok = { json: { tracking_data: { track_status: 0, error: 'no activities' } } };
    server.reply(TRACK, ok, { status: 401, json: { message: 'Token has expired' } }, ok);
    const shop = courier();
    expect(await shop.track('1')).toEqual([]);
    expect(await shop.track('2')).toEqual([]);
    expect(server.callsTo(TRACK).map(({ headers }) => headers.authorization)).toEqual([
      'Bearer tok-1',
      'Bearer tok-1',
      'Bearer tok-2',
    ]);
    expect(server.callsTo(LOGIN)).toHaveLength(2);
  });

  it('reports a wrong password without revealing it', async () => {
    server.reply(LOGIN, { status: 403, json: { message: 'Invalid email and password combination' } });
    const failed = await courier()
      .track('1')
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(CourierError);
    expect(failed).toMatchObject({ kind: 'unauthorised' });
    expect(String(failed)).not.toContain(settings.password);
    expect(server.callsTo(LOGIN)).toHaveLength(1);
  });

  it.each([
    ['too many calls', { status: 429, json: { message: 'Too many' } }],
    ['a failure', { status: 502, text: '<html>Bad gateway</html>' }],
    ['a lost connection', 'hang up'],
  ] as const)('repeats a request after %s', async (_name, reply) => {
    server.reply(TRACK, reply, reply, { json: { tracking_data: {} } });
    expect(await courier().track('1')).toEqual([]);
    expect(server.callsTo(TRACK)).toHaveLength(3);
  });

  it('reports a timeout and a response that is not Shiprocket’s', async () => {
    server.reply(TRACK, 'silence');
    await expect(courier({ timeoutMs: 50, deadlineMs: 120 }).track('1')).rejects.toMatchObject({
      kind: 'unavailable',
    });
    server.reply(TRACK, { text: '<html>Welcome</html>' });
    await expect(courier().track('1')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
