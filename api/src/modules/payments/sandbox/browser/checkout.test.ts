/** @jest-environment jsdom */
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

interface RazorpayWindow {
  on(event: string, listener: (news: unknown) => void): RazorpayWindow;
  open(): void;
  close(): void;
}

type Listener = (value?: unknown) => void;
const origin = location.origin;
let Razorpay: new (options: object) => RazorpayWindow;

beforeAll(async () => {
  const script = document.createElement('script');
  script.src = `${origin}/sandbox/razorpay/v1/checkout.js`;
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  const address = './checkout.js';
  await import(address);
  ({ Razorpay } = window as unknown as { Razorpay: typeof Razorpay });
});

let shown: RazorpayWindow | undefined;
beforeEach(() => {
  shown?.close();
  document.body.innerHTML = '<main><button id="pay">Pay</button></main>';
  document.getElementById('pay')?.focus();
});

function open(options: object = {}) {
  const handler = jest.fn<Listener>();
  const ondismiss = jest.fn<Listener>();
  const modal = { ondismiss, ...('modal' in options ? (options.modal as object) : {}) };
  shown = new Razorpay({
    key: 'rzp_test_a',
    order_id: 'order_1',
    name: 'Vintage Craft',
    handler,
    ...options,
    modal,
  });
  shown.open();
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('The window is missing');
  const sendMessage = (data: object, from: { source?: Window | null; origin?: string } = {}) => {
    const event = new MessageEvent('message', { data, origin, source: frame.contentWindow, ...from });
    window.dispatchEvent(event);
  };
  return { checkout: shown, handler, ondismiss, frame, sendMessage };
}

const dialog = () => document.querySelector('[role="dialog"]');
const escape = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

describe('new Razorpay(options).open()', () => {
  it('needs a key', () => {
    expect(() => new Razorpay({})).toThrow('No key passed');
  });

  it("shows a labelled dialog with the window from the script's origin, and makes the page inert", () => {
    const { frame } = open();
    expect(dialog()?.getAttribute('aria-modal')).toBe('true');
    expect(dialog()?.getAttribute('aria-label')).toBe('Test payment to Vintage Craft');
    expect(frame.src).toBe(`${origin}/sandbox/razorpay/v1/checkout/window`);
    expect(document.querySelector('main')?.inert).toBe(true);
  });

  it('opens once, even for repeated calls', () => {
    const { checkout } = open();
    checkout.open();
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('sends its options to the window as plain data when it is ready', () => {
    const { frame, sendMessage } = open({ theme: { color: '#123456' } });
    const post = jest.fn<(message: unknown, targetOrigin: string) => void>();
    (frame.contentWindow as unknown as { postMessage: typeof post }).postMessage = post;
    sendMessage({ type: 'ready' });
    const options = {
      key: 'rzp_test_a',
      order_id: 'order_1',
      name: 'Vintage Craft',
      theme: { color: '#123456' },
    };
    expect(post).toHaveBeenCalledWith({ type: 'options', options }, origin);
  });

  it('passes a payment to the handler, closes and restores the focus', () => {
    const { handler, ondismiss, sendMessage } = open();
    const response = { razorpay_payment_id: 'pay_1' };
    sendMessage({ type: 'paid', response });
    expect(handler).toHaveBeenCalledWith(response);
    expect(ondismiss).not.toHaveBeenCalled();
    expect(dialog()).toBeNull();
    expect(document.querySelector('main')?.inert).toBe(false);
    expect(document.activeElement?.id).toBe('pay');
  });

  it('reports a failed payment and stays open for another attempt', () => {
    const { checkout, ondismiss, sendMessage } = open();
    const failed = jest.fn<Listener>();
    checkout.on('payment.failed', failed);
    sendMessage({ type: 'failed', error: { reason: 'card_declined' } });
    expect(failed).toHaveBeenCalledWith({ error: { reason: 'card_declined' } });
    expect(ondismiss).not.toHaveBeenCalled();
    expect(dialog()).not.toBeNull();
  });

  it('listens only to its own window', () => {
    const { handler, sendMessage } = open();
    sendMessage({ type: 'paid', response: {} }, { origin: 'https://elsewhere.example' });
    sendMessage({ type: 'paid', response: {} }, { source: window });
    expect(handler).not.toHaveBeenCalled();
  });
});

describe('dismissal', () => {
  it.each([
    ['Escape in the page', () => void escape()],
    ['Escape in the window', (sendMessage: (data: object) => void) => sendMessage({ type: 'escape' })],
    ['Cancel', (sendMessage: (data: object) => void) => sendMessage({ type: 'dismiss' })],
  ])('by %s calls ondismiss once and closes', (_case, dismiss) => {
    const { ondismiss, sendMessage } = open();
    dismiss(sendMessage);
    dismiss(sendMessage);
    expect(ondismiss).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
  });

  it('by Escape can be disabled, and by a click outside the window enabled', () => {
    const { ondismiss } = open({ modal: { escape: false, backdropclose: true } });
    escape();
    expect(ondismiss).not.toHaveBeenCalled();
    dialog()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(ondismiss).toHaveBeenCalledTimes(1);
  });

  it('asks for confirmation if configured', () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { ondismiss } = open({ modal: { confirm_close: true } });
    escape();
    expect(ondismiss).not.toHaveBeenCalled();
    escape();
    expect(ondismiss).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('happens automatically after the time limit', () => {
    jest.useFakeTimers();
    const { ondismiss } = open({ timeout: 900 });
    jest.advanceTimersByTime(899_000);
    expect(ondismiss).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(ondismiss).toHaveBeenCalledWith('timeout');
    expect(dialog()).toBeNull();
    jest.useRealTimers();
  });

  it('is not reported when the page closes the window', () => {
    const { checkout, ondismiss } = open();
    checkout.close();
    expect(ondismiss).not.toHaveBeenCalled();
    expect(dialog()).toBeNull();
  });
});
