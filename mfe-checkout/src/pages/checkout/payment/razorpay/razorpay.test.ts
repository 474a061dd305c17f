import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { razorpay } from './index';

interface Options {
  readonly handler: (response: unknown) => void;
  readonly modal: { readonly ondismiss: () => void };
  readonly [name: string]: unknown;
}

const payment = {
  key: 'key_1',
  orderId: 'order_1',
  amount: 31_900,
  currency: 'INR',
  timeout: 420,
  contact: { name: 'Asha Rao', email: 'asha@example.in', phone: '9000012345' },
};

let opened: Options[] = [];

class FakeRazorpay {
  constructor(private readonly options: Options) {}
  open() {
    opened.push(this.options);
  }
}

beforeEach(() => {
  opened = [];
  document.documentElement.style.setProperty('--ledger', '#a1221f');
  Object.assign(window, { Razorpay: FakeRazorpay });
});
afterEach(() => void Reflect.deleteProperty(window, 'Razorpay'));

describe('razorpay', () => {
  it('opens the window with the order, the shop and the shopper', async () => {
    const ended = razorpay.open(payment);
    expect(opened[0]).toMatchObject({
      key: 'key_1',
      order_id: 'order_1',
      amount: 31_900,
      currency: 'INR',
      name: 'Vintage Craft',
      prefill: { name: 'Asha Rao', email: 'asha@example.in', contact: '9000012345' },
      theme: { color: '#a1221f' },
      timeout: 420,
    });
    opened[0]?.handler({ razorpay_payment_id: 'pay_1' });
    await expect(ended).resolves.toEqual({ kind: 'responded', response: { razorpay_payment_id: 'pay_1' } });
  });

  it('hides the methods that are down, and omits that option otherwise', () => {
    void razorpay.open({ ...payment, hiddenMethods: ['upi', 'card'] });
    expect(opened[0]).toMatchObject({
      config: { display: { hide: [{ method: 'upi' }, { method: 'card' }] } },
    });
    void razorpay.open(payment);
    expect(opened[1]).not.toHaveProperty('config');
  });

  it('reports that the window was dismissed', async () => {
    const ended = razorpay.open(payment);
    opened[0]?.modal.ondismiss();
    await expect(ended).resolves.toEqual({ kind: 'dismissed' });
  });

  it('rejects if the script did not define Razorpay', async () => {
    Reflect.deleteProperty(window, 'Razorpay');
    await expect(razorpay.open(payment)).rejects.toThrow('Razorpay');
  });
});
