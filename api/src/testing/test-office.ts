import { hashSecret } from '@shop/server-kit/secrets';
import { codeAt } from '@shop/server-kit/testing';
import { readConfig } from '../config';
import { createPasswords } from '../modules/accounts/passwords';
import { type Needed, rightOfRoute, type Role } from '../modules/staff/rights';
import { buildOffice, staffPrefix } from '../office-app';
import type { CatalogueFeed } from '../modules/catalog/catalogue-changes';
import type { CourierService } from '../open-couriers';
import type { Payments } from '../open-payments';
import type { Database } from '../platform/db/database';
import { createBrowser, type ApiResponse, type Browser } from './browser';

/** A signed-in staff member; paths are relative to /api/v1/staff. */
export interface TestStaff {
  readonly name: string;
  readonly password: string;
  /** The authenticator's secret. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  get(path: string): Promise<ApiResponse>;
  post(path: string, body?: unknown): Promise<ApiResponse>;
}

/** The office over a real connection, on a shop's database. */
export interface TestOffice {
  readonly origin: string;
  /** The rights of all staff calls, by method and path below /api/v1/staff. */
  readonly rights: ReadonlyMap<string, Needed | undefined>;
  /** A signed-out browser at a unique address. */
  newBrowser(): Pick<TestStaff, 'get' | 'post'> & Pick<Browser, 'cookies'>;
  /** Creates a staff member with a password and an authenticator. */
  newStaff(role: Role): Promise<TestStaff>;
  close(): Promise<void>;
}

/** The setup key for the first admin. */
export const officeKey = 'a key for tests';
export const staffPassword = 'seven blue stamps';

let people = 0;

/** Opens the office of a shop whose payments are open, with more settings. */
export async function openTestOffice(
  shop: {
    readonly database: Database;
    readonly payments: Payments;
    readonly couriers?: CourierService;
    readonly feed?: CatalogueFeed;
  },
  env: Readonly<Record<string, string>> = {},
): Promise<TestOffice> {
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0', TRUSTED_PROXIES: 'loopback', ...env });
  const app = buildOffice(
    { ...shop, config, passwords: createPasswords() },
    { keyHash: hashSecret(officeKey), origin: undefined, shopOrigin: 'http://shop.test' },
  );
  const rights = new Map<string, Needed | undefined>();
  app.addHook('onRoute', (route) => {
    const { method, prefix, routePath } = route;
    if (prefix === staffPrefix && method !== 'HEAD')
      rights.set(`${String(method)} ${routePath}`, rightOfRoute(route));
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const { clock } = shop.payments.context;
  let addresses = 0;

  const newBrowser = () => {
    const browser = createBrowser(origin);
    addresses += 1;
    const headers = { 'x-forwarded-for': `10.9.${addresses >> 8}.${addresses & 255}` };
    return {
      cookies: browser.cookies,
      get: (path: string) => browser.get(`/staff${path}`, headers),
      post: (path: string, body?: unknown) => browser.post(`/staff${path}`, body, headers),
    };
  };

  /** Sets up the authenticator of a user who has just chosen a password. */
  async function enrol(name: string, browser: ReturnType<typeof newBrowser>): Promise<TestStaff> {
    const { body } = await browser.get('/me/authenticator');
    const { secret } = (body as { data: { secret: string } }).data;
    const enrolled = await browser.post('/me/authenticator', { code: codeAt(secret, clock.now()) });
    const { recoveryCodes } = enrolled.body as { recoveryCodes: readonly string[] };
    return { name, password: staffPassword, secret, recoveryCodes, ...browser };
  }

  async function newAdmin(): Promise<TestStaff> {
    const browser = newBrowser();
    people += 1;
    const name = `Admin ${people}`;
    await browser.post('/set-up', { key: officeKey, name, password: staffPassword });
    return enrol(name, browser);
  }

  let admin: TestStaff | undefined;
  return {
    origin,
    rights,
    newBrowser,
    async newStaff(role) {
      if (role === 'admin') return newAdmin();
      // The session ends when a test advances the clock by hours.
      if ((await admin?.get('/me'))?.status !== 200) admin = await newAdmin();
      people += 1;
      const name = `Staff member ${people}`;
      const made = await admin?.post('/accounts', { name, role });
      const { invitation } = made?.body as { invitation: string };
      const browser = newBrowser();
      await browser.post('/invitation', { invitation, password: staffPassword });
      return enrol(name, browser);
    },
    close: () => app.close(),
  };
}
