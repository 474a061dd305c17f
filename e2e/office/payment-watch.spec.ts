import type { ApiCalls } from '@shop/contracts';
import { checkWidths } from '../support/check-widths';
import { openHydrated } from '../support/hydrated';
import { fillShipping } from '../support/shopper';
import { signInAdmin } from '../support/staff';
import { startShop, type TestShop } from '../support/temporary-shop';
import { expect, test } from '../support/translatable-test';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop({ PAYMENT_SANDBOX_OUTAGES: 'upi=high,netbanking/HDFC=medium' });
});
test.afterAll(() => shop.dispose());

test('the checkout names the outages that the provider reports, and the payment window offers only working methods', async ({
  page,
}) => {
  test.setTimeout(240_000);
  // The provider reports outages soon after the shop's start.
  const key = async () => (await page.request.get(`${shop.url}/api/v1/payment/key`)).text();
  await expect.poll(key).toContain('outages');
  await openHydrated(page, `${shop.url}/all-products`);
  await page
    .getByTestId('product-card')
    .getByRole('button', { name: 'Add to Cart', disabled: false })
    .first()
    .click();
  await openHydrated(page, `${shop.url}/checkout`);
  await fillShipping(page);
  const list = page.getByRole('list', { name: 'Payment outages' });
  await expect(list.getByRole('listitem')).toHaveText([
    'Payments by UPI do not work at the moment, so the payment window does not offer them.',
    'Payments by net banking with HDFC Bank may fail or take longer at the moment.',
  ]);
  await checkWidths(page, 'outages');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  const window = page.frameLocator('iframe.razorpay-checkout-frame');
  await expect(window.getByLabel('Card number')).toBeFocused();
  await expect(window.getByRole('tab')).toHaveText([/Card/, /Net banking/]);
});

type Settlements = ReturnType<ApiCalls['get']['/staff/settlements']>['data'];

const order = { id: 'ord_1', number: 'VC-AAAAA-11111' };
const at = '2026-11-27T04:30:00.000Z';
const read: Settlements = {
  readTo: '2026-11-28T10:00:00.000Z',
  mismatches: [
    {
      kind: 'amount',
      paymentId: 'pay_Paid0000000001',
      settlementId: 'setl_1',
      order,
      expectedPaise: 1_11_200,
      settledPaise: 1_11_100,
      at,
    },
    {
      kind: 'unknown',
      paymentId: 'pay_Elsewhere00001',
      settlementId: 'setl_1',
      order: null,
      expectedPaise: null,
      settledPaise: 5_000,
      at,
    },
  ],
  settlements: [
    {
      id: 'setl_1',
      utr: '1568176960vxp0rj',
      at,
      payments: 128,
      paidPaise: 1_28_16_100,
      refundedPaise: 12_300,
      feePaise: 2_56_322,
      gstPaise: 46_138,
      netPaise: 1_25_01_340,
    },
  ],
  disputes: [
    {
      id: 'disp_1',
      paymentId: 'pay_Paid0000000001',
      order,
      amountPaise: 1_11_200,
      deductedPaise: 0,
      phase: 'chargeback',
      status: 'open',
      reason: 'goods_not_received',
      respondBy: '2026-12-04T10:00:00.000Z',
      openedAt: at,
    },
  ],
};

test('staff see settlements, what does not match in them, and disputes', async ({ page }) => {
  test.setTimeout(240_000);
  await signInAdmin(page, shop, 'Asha');
  await page.goto(`${shop.officeUrl}/settlements`);
  await expect(page.getByText('All settlements match the shop’s payments.')).toBeVisible();
  await checkWidths(page, 'settlements-empty');
  // The sandbox settles after two days.
  await page.route('**/api/v1/staff/settlements', (route) => route.fulfill({ json: { data: read } }));
  await page.reload();
  await expect(page.getByRole('table', { name: 'Mismatches' })).toBeVisible();
  await checkWidths(page, 'settlements');
  const link = page.getByRole('table', { name: 'Disputes' }).getByRole('link', { name: order.number });
  await link.focus();
  await expect(link).toBeFocused();
});
