import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { codeAt } from '@shop/server-kit/testing';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import { staffPassword, type TestStaff } from '../../testing/test-office';

let staffed: StaffedShop;

beforeAll(async () => {
  staffed = await openStaffedShop();
});
afterAll(() => staffed.close());

const changed = 'nine green seals';

/** Signs a staff member in, in another browser. */
async function signIn({ name, secret }: TestStaff, password = staffPassword) {
  staffed.shop.clock.advance(0.5);
  const browser = staffed.office.newBrowser();
  const code = codeAt(secret, staffed.shop.clock.now());
  const { status } = await browser.post('/sign-in', { name, password, code });
  return { status, browser };
}

type Session = { readonly id: string; readonly current: boolean };
const sessionsOf = async (browser: Pick<TestStaff, 'get'>) =>
  ((await browser.get('/me/sessions')).body as { data: Session[] }).data;

const logOf = async ({ name }: TestStaff) => {
  const admin = await staffed.office.newStaff('admin');
  const { body } = await admin.get('/log');
  const { data } = body as { data: { actor: string; action: string; detail: unknown }[] };
  return data.filter(({ actor }) => actor === name).map(({ action, detail }) => [action, detail]);
};

describe('the user’s password', () => {
  it('changes with the current one, and ends the other sessions', async () => {
    const staff = await staffed.office.newStaff('viewer');
    const { browser } = await signIn(staff);
    const change = (current: string, password: string) => staff.post('/me/password', { current, password });
    expect((await change('a guess', changed)).status).toBe(403);
    expect((await change(staffPassword, 'short')).status).toBe(422);
    expect((await change(staffPassword, `${staff.name} ${changed}`)).status).toBe(422);
    expect((await browser.get('/me')).status).toBe(200);
    expect((await change(staffPassword, changed)).status).toBe(200);
    expect([(await staff.get('/me')).status, (await browser.get('/me')).status]).toEqual([200, 401]);
    expect((await signIn(staff)).status).toBe(401);
    expect((await signIn(staff, changed)).status).toBe(200);
    expect((await logOf(staff))[1]).toEqual(['password-change', { sessionsEnded: 1 }]);
  });

  it('cannot be guessed without limit', async () => {
    const staff = await staffed.office.newStaff('viewer');
    const guess = () => staff.post('/me/password', { current: 'a guess', password: changed });
    for (let time = 0; time < 10; time += 1) expect((await guess()).status).toBe(403);
    const slowed = await guess();
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the user’s sessions', () => {
  it('are listed, and end one by one or all except the current one', async () => {
    const staff = await staffed.office.newStaff('packer');
    const [one, two, three] = [await signIn(staff), await signIn(staff), await signIn(staff)];
    const sessions = await sessionsOf(staff);
    expect(sessions.map(({ current }) => current)).toEqual([false, false, false, true]);
    const latest = sessions[0]?.id ?? '';
    expect((await staff.post(`/me/sessions/${latest}/end`)).status).toBe(200);
    expect((await three.browser.get('/me')).status).toBe(401);
    expect((await staff.post(`/me/sessions/${latest}/end`)).status).toBe(404);
    expect((await two.browser.get('/me')).status).toBe(200);
    expect((await staff.post('/me/sessions/end-others')).status).toBe(200);
    expect((await staff.post('/me/sessions/end-others')).status).toBe(200);
    expect((await one.browser.get('/me')).status).toBe(401);
    expect(await sessionsOf(staff)).toHaveLength(1);
    expect((await logOf(staff)).slice(0, 2)).toEqual([
      ['other-sessions-end', { sessionsEnded: 2 }],
      ['session-end', { browser: expect.any(String) }],
    ]);
  });

  it('of another user cannot be ended', async () => {
    const [staff, other] = [await staffed.office.newStaff('viewer'), await staffed.office.newStaff('admin')];
    const [session] = await sessionsOf(staff);
    expect((await other.post(`/me/sessions/${session?.id}/end`)).status).toBe(404);
    expect((await staff.get('/me')).status).toBe(200);
  });
});
