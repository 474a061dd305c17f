import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { createLogger, createShopApi, readConfig, serverOptions, type ShopApi } from './index';
import { createBrowser } from './testing/browser';
import { startMailServer, type MailServer } from './testing/mail-server';
import { START_MS } from './testing/test-database';
import { makeTestHome, type TestHome } from './testing/test-home';

let home: TestHome;
let mailServer: MailServer;
let api: ShopApi;
let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
  home = await makeTestHome('small-shop');
  mailServer = await startMailServer();
  const config = readConfig({
    ...home.environment,
    SMTP_URL: mailServer.url,
    PUBLIC_ORIGIN: 'http://shop.test',
  });
  const logger = createLogger('silent');
  api = await createShopApi({ config, logger });
  const server = fastify(serverOptions(config, logger));
  await server.register(api.plugin);
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
  close = async () => {
    await server.close();
    await api.close();
  };
}, START_MS);

afterAll(async () => {
  await mailServer.close();
  await home.remove();
});

it(
  'a running shop sends a requested email once, and stops cleanly',
  async () => {
    const browser = createBrowser(origin);
    const account = {
      name: 'Asha',
      email: 'asha@example.in',
      password: 'monsoon-27',
      phoneNumber: '9000090000',
    };
    await browser.post('/user/signup', account);
    await browser.post('/user/forgot-password', { email: account.email });
    while (mailServer.mails.length === 0) await new Promise(setImmediate);
    expect(mailServer.mails[0]?.subject).toBe('Choose a new password for Vintage Craft');
    await close();
    expect(api.ready()).toBe(false);
    expect(mailServer.mails).toHaveLength(1);
  },
  START_MS,
);
