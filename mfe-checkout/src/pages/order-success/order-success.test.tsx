import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { shop } from '@shop/config';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastOrder } from '../../features/session-storage';
import { placedOrder } from '../../testing/placed-order';
import { OrderSuccessPage } from './page';

beforeEach(() => sessionStorage.clear());

function open(state: unknown, routes: FakeRoutes = {}) {
  return renderWithShop(<OrderSuccessPage />, {
    route: { pathname: '/checkout/success', state },
    routes,
  });
}
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('OrderSuccessPage', () => {
  it('shows that the order is booked, with links to its details and the shop', () => {
    open({ orderId: 'ord_1' }, { 'GET /order/ord_1': placedOrder() });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order is booked');
    expect(screen.getByRole('article')).toHaveTextContent(
      'You can view its details from your login dashboard.',
    );
    expect(link('login dashboard')).toBe('/user/profile');
    expect(link('Continue Shopping')).toBe('/');
  });

  it('shows links instead of an order in a window that placed none', () => {
    const { requests } = open(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No order to show yet');
    expect(link('login dashboard')).toBe('/user/profile');
    expect(link('Continue Shopping')).toBe('/');
    expect(requests).toEqual([]);
  });

  it.each([
    ['a guest, by a key', '/orders/ord_1#key-1', true],
    ['a signed-in shopper', '/orders/ord_1', false],
  ])('links to the order’s page: %s', async (_who, to, isGuest) => {
    open({ orderId: 'ord_1' }, { 'GET /order/ord_1': placedOrder({ link: to }) });
    const way = await screen.findByRole('link', { name: 'See your order' });
    expect(way).toHaveAttribute('href', to);
    expect(screen.queryByText(/No account\?/) !== null).toBe(isGuest);
  });

  it('shows that no email could be sent, and how to correct the address', async () => {
    const { address } = placedOrder();
    const order = placedOrder({ emailFailed: true, address: { ...address, email: 'asha@gmail,com' } });
    open({ orderId: 'ord_1' }, { 'GET /order/ord_1': order });
    expect(await screen.findByText(/^We could not send an email about your order to/)).toHaveTextContent(
      'to “asha@gmail,com”. Please keep your order number VC-4F7K2-9QXBM,',
    );
    expect(link(shop.email)).toBe(`mailto:${shop.email}`);
  });

  it('shows the order of an older server without order pages', async () => {
    const { link: _link, ...before } = placedOrder();
    open({ orderId: 'ord_1' }, { 'GET /order/ord_1': before });
    expect(await screen.findByText('VC-4F7K2-9QXBM')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See your order' })).not.toBeInTheDocument();
  });

  it('opens an order at an older URL', async () => {
    renderWithShop(<OrderSuccessPage />, {
      route: '/success?order=ord_1',
      routes: { 'GET /order/ord_1': placedOrder() },
    });
    expect(await screen.findByText('VC-4F7K2-9QXBM')).toBeInTheDocument();
  });

  it('shows no details of an order to a browser that did not place it', async () => {
    renderWithShop(<OrderSuccessPage />, {
      route: '/success?order=ord_1',
      routes: { 'GET /order/ord_1': apiFailure(404) },
    });
    expect(await screen.findByText("We can't show this order")).toBeInTheDocument();
  });

  it('shows number, day in India, amount and lines of the order', async () => {
    open({ orderId: 'ord_1' }, { 'GET /order/ord_1': placedOrder() });
    expect(await screen.findByText('VC-4F7K2-9QXBM')).toBeInTheDocument();
    expect(screen.getByText('14 Aug')).toBeInTheDocument();
    expect(screen.getByText('Pune')).toBeInTheDocument();
    expect(screen.getByText('₹1,036')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Botanical Washi Tape Sage₹142.50 × 2',
      'Lotus Stamp₹640.00 × 1',
      'IGST 12%₹111.00',
    ]);
    expect(within(screen.getByRole('article')).getByText('12 Lake Road')).toBeInTheDocument();
    expect(screen.queryByText(/being confirmed/)).not.toBeInTheDocument();
  });

  it('shows when the payment is still being processed', async () => {
    open({ orderId: 'ord_1' }, { 'GET /order/ord_1': placedOrder({ status: 'confirming' }) });
    expect(await screen.findByText(/Your payment is being confirmed/)).toBeInTheDocument();
  });

  it('shows the order again after a reload', async () => {
    lastOrder.write({ orderId: 'ord_1' });
    open(null, { 'GET /order/ord_1': placedOrder() });
    expect(await screen.findByText('VC-4F7K2-9QXBM')).toBeInTheDocument();
  });

  it('can be retried when its order cannot be loaded', async () => {
    let reachable = false;
    open({ orderId: 'ord_1' }, { 'GET /order/ord_1': () => (reachable ? placedOrder() : apiFailure(503)) });
    expect((await screen.findByRole('status')).textContent).toContain('could not be loaded');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order is booked');
    reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('VC-4F7K2-9QXBM')).toBeInTheDocument();
  });

  it('shows no error when the order is unavailable', async () => {
    const { failures, notices } = open({ orderId: 'ord_1' }, { 'GET /order/ord_1': apiFailure(404) });
    await waitFor(() => expect(failures).toHaveLength(1));
    expect(notices).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order is booked');
    expect(await screen.findByText(/Only the account or browser that placed the order/)).toBeInTheDocument();
  });

  it('opens a guest’s order with its key after the session has ended, even after a reload', async () => {
    const placed = { orderId: 'ord_1', key: 'key-1' };
    const routes = {
      'POST /order/ord_1/open': ({ body }: { readonly body: unknown }) =>
        (body as { key: string }).key === 'key-1' ? { data: { order: placedOrder() } } : apiFailure(404),
    };
    const { unmount } = open(placed, routes);
    expect(await screen.findByText('VC-4F7K2-9QXBM')).toBeInTheDocument();
    unmount();
    lastOrder.write(placed);
    open(null, routes);
    expect(await screen.findByText('VC-4F7K2-9QXBM')).toBeInTheDocument();
  });

  it.each([{ orderId: '../user/profile' }, { orderId: 7 }, 'ord_1'])(
    'does not request an order for %j',
    (state) => {
      expect(open(state).requests).toEqual([]);
    },
  );
});

describe('the invoice', () => {
  const print = jest.fn();
  beforeEach(() => {
    print.mockClear();
    window.print = print;
  });
  const findSheet = (name: string) => screen.findByRole('region', { name });

  it('has its number, date, parties, lines and taxes, and can be printed', async () => {
    open({ orderId: 'ord_1' }, { 'GET /order/ord_1': placedOrder() });
    const invoice = within(await findSheet('Invoice'));
    for (const text of [
      'VC/26-27/00042',
      '14 August 2026',
      'Order VC-4F7K2-9QXBM',
      `${shop.address}, India`,
      'Asha Rao',
      'Pune, Maharashtra 411001',
      'Place of supply: Maharashtra (27)',
    ])
      expect(invoice.getByText(text)).toBeInTheDocument();
    expect(invoice.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DescriptionHSNQuantityPriceGSTAmount',
      'Botanical Washi Tape, Sage48112₹142.5012%₹285.00',
      'Lotus Stamp-1₹640.0012%₹640.00',
      'Taxable value₹925.00',
      'IGST 12%₹111.00',
      'Total paid₹1,036.00',
    ]);
    expect(invoice.queryByText(/GSTIN/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Print invoice' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is a tax invoice with two taxes for a registered shop and a parcel within its state', async () => {
    const { address, invoice } = placedOrder();
    const order = placedOrder({
      address: { ...address, state: 'Rajasthan' },
      invoice: invoice && { ...invoice, gstin: '08ABCDE1234F1Z5' },
    });
    open({ orderId: 'ord_1' }, { 'GET /order/ord_1': order });
    const found = within(await findSheet('Tax Invoice'));
    expect(found.getByText('GSTIN 08ABCDE1234F1Z5')).toBeInTheDocument();
    expect(found.getByRole('row', { name: 'CGST 6% ₹55.50' })).toBeInTheDocument();
    expect(found.getByRole('row', { name: 'SGST 6% ₹55.50' })).toBeInTheDocument();
  });

  it('names the company and GSTIN of a business buyer on invoice and credit notes', async () => {
    const { invoice } = placedOrder();
    const buyer = { gstin: '29AAGCB7383J1Z4', companyName: 'Bindu Books' };
    const note = {
      ...{ number: 'CN/26-27/00001', issuedAt: '2026-08-14T11:00:00.000Z', covers: 'rest', items: [] },
      ...{ pieces: [], amountPaise: 103_600, taxablePaise: 92_500, roundingPaise: 0, taxes: [] },
    };
    const order = placedOrder({
      invoice: invoice && { ...invoice, gstin: '08ABCDE1234F1Z5', buyer },
      creditNotes: [note],
    });
    open({ orderId: 'ord_1' }, { 'GET /order/ord_1': order });
    const found = within(await findSheet('Tax Invoice'));
    expect(found.getByText('Bindu Books')).toBeInTheDocument();
    expect(found.getByText('GSTIN 29AAGCB7383J1Z4')).toBeInTheDocument();
    // Not the state of the GSTIN: the goods go there.
    expect(found.getByText('Place of supply: Maharashtra (27)')).toBeInTheDocument();
    expect(found.getByText('Tax payable on reverse charge: no')).toBeInTheDocument();
    const credit = within(await findSheet('Credit Note CN/26-27/00001'));
    expect(credit.getByText('To Bindu Books, GSTIN 29AAGCB7383J1Z4')).toBeInTheDocument();
  });

  it('omits the column of HSN codes if no product has one', async () => {
    const order = placedOrder();
    const products = order.products.map((line) => ({ ...line, hsnCode: null }));
    open({ orderId: 'ord_1' }, { 'GET /order/ord_1': { ...order, products } });
    const rows = within(await findSheet('Invoice'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows[0]).toBe('DescriptionQuantityPriceGSTAmount');
    expect(rows[2]).toBe('Lotus Stamp1₹640.0012%₹640.00');
  });

  it('is absent before the order has loaded', async () => {
    open({ orderId: 'ord_1' }, { 'GET /order/ord_1': placedOrder({ status: 'confirming', invoice: null }) });
    expect(await screen.findByText('VC-4F7K2-9QXBM')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print invoice' })).not.toBeInTheDocument();
  });
});
