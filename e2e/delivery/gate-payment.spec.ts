import { expect, test } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { openGateBrowser, openPage, type GateBrowser } from '../../server/src/gate/browser';
import { pay, readPaymentSetup } from '../../server/src/gate/payment';
import { findChromium } from '../support/chromium';

/** The path of each request that the shop received. */
const requests: string[] = [];
let script = '';
let server: Server;
let browser: GateBrowser;
let shop = '';

/** A shop that takes real money, with a page that has a Pay button. */
test.beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const isKey = url === '/api/v1/payment/key';
    response.setHeader('content-type', isKey ? 'application/json' : 'text/html; charset=utf-8');
    response.end(isKey ? JSON.stringify({ checkoutScript: script }) : page);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await openGateBrowser(findChromium({ forTests: true }));
});
test.afterAll(async () => {
  await browser.close();
  server.close();
});

const page = `<!doctype html><button>Pay ₹292</button><script>
  const amount = new URLSearchParams(location.search).get('amount');
  document.querySelector('button').onclick = () => amount && fetch('/api/v1/payment/checkout', {
    method: 'POST', body: JSON.stringify({ amount: Number(amount) }),
  });
</script>`;

async function openPay(amount: number): Promise<Page> {
  const opened = await openPage(await browser.open({ shop, cookies: [], width: 800, height: 600 }));
  await opened.goto(amount > 0 ? `${shop}/?amount=${amount}` : shop);
  return opened;
}

const realMoney = { isSandbox: false, provider: 'https://checkout.razorpay.com' };

test('with real payments, the order is read and never sent', async () => {
  await pay(await openPay(29_200), shop, realMoney);
  expect(requests).not.toContain('/api/v1/payment/checkout');
  await expect(pay(await openPay(292_000), shop, realMoney)).rejects.toThrow(
    'Pay shows ₹292, but the order amount is ₹2920',
  );
  expect(requests).not.toContain('/api/v1/payment/checkout');
});

test('the shop, not the page, declares whether its payments are a sandbox', async () => {
  script = 'https://checkout.razorpay.com/v1/checkout.js';
  expect(await readPaymentSetup(shop)).toEqual(realMoney);
  script = '/sandbox/razorpay/v1/checkout.js';
  expect(await readPaymentSetup(shop)).toEqual({ isSandbox: true, provider: shop });
  script = 'https://elsewhere.example/sandbox/checkout.js';
  expect(await readPaymentSetup(shop)).toMatchObject({ isSandbox: false });
});
