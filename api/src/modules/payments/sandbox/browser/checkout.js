/* global HTMLElement, addEventListener, confirm, document, matchMedia, window */
/**
 * The page's part of the payment sandbox: the public interface of Razorpay's checkout script, with the sandbox's window. `new
 * Razorpay(options).open()`, `.on('payment.failed', f)`, `.close()`; options as in
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard.
 */
(() => {
  const script = new URL(document.currentScript.src);
  const windowAddress = new URL('checkout/window', script).href;
  const inFront = '2147483647';

  /** Styles set through the object model are allowed by any policy; attributes and style elements are not. */
  const style = (element, rules) => {
    for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value);
  };

  const isPhone = () => matchMedia('(max-width: 30rem)').matches;

  const createFrame = () => {
    const frame = document.createElement('iframe');
    frame.title = 'Test payment';
    frame.className = 'razorpay-checkout-frame';
    frame.src = windowAddress;
    style(frame, {
      border: '0',
      position: 'absolute',
      inset: '0',
      margin: 'auto',
      width: isPhone() ? '100%' : 'min(52rem, 100% - 2rem)',
      height: isPhone() ? '100%' : 'min(41rem, 100% - 2rem)',
      'border-radius': isPhone() ? '0' : '0.375rem',
      background: '#faf7f0',
      'box-shadow': '0 1.5rem 4rem -1rem rgba(0, 0, 0, 0.6)',
    });
    return frame;
  };

  const createDialog = (options) => {
    const dialog = document.createElement('div');
    dialog.className = 'razorpay-container';
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-label', options.name ? `Test payment to ${options.name}` : 'Test payment');
    style(dialog, {
      position: 'fixed',
      inset: '0',
      'z-index': inFront,
      background: options.theme?.backdrop_color || 'rgba(0, 0, 0, 0.6)',
    });
    return dialog;
  };

  /** Makes the page inert for keyboard, pointer and screen readers; returns a function that undoes it. */
  const setAside = (dialog) => {
    const others = [...document.body.children].filter((element) => element !== dialog && !element.inert);
    for (const element of others) element.inert = true;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      for (const element of others) element.inert = false;
      document.documentElement.style.overflow = overflow;
    };
  };

  class Razorpay {
    #options;
    #listeners = new Map();
    #shown = null;

    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#shown) return;
      const options = this.#options;
      const focused = document.activeElement;
      const dialog = createDialog(options);
      const frame = createFrame();
      dialog.append(frame);
      document.body.append(dialog);
      const bringBack = setAside(dialog);
      const listening = new AbortController();
      const { signal } = listening;
      const timer = options.timeout
        ? setTimeout(() => this.#dismiss('timeout'), options.timeout * 1000)
        : undefined;
      this.#shown = () => {
        clearTimeout(timer);
        listening.abort();
        dialog.remove();
        bringBack();
        if (focused instanceof HTMLElement) focused.focus();
      };
      addEventListener('message', (event) => this.#receive(event, frame), { signal });
      addEventListener('keydown', (event) => event.key === 'Escape' && this.#escape(), { signal });
      dialog.addEventListener(
        'click',
        (event) => event.target === dialog && options.modal?.backdropclose && this.#dismiss(),
        { signal },
      );
      frame.focus();
    }

    close() {
      this.#shown?.();
      this.#shown = null;
    }

    #receive(event, frame) {
      if (event.source !== frame.contentWindow || event.origin !== script.origin) return;
      const { type, response, error } = event.data ?? {};
      if (type === 'ready') this.#introduce(frame);
      if (type === 'escape') this.#escape();
      if (type === 'dismiss') this.#dismiss();
      if (type === 'failed') {
        for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error });
      }
      if (type === 'paid') {
        this.close();
        this.#options.handler?.(response);
      }
    }

    /** Sends the window its options; only plain data can be posted. */
    #introduce(frame) {
      const { key, order_id, name, description, prefill, theme, retry, config } = this.#options;
      const given = { key, order_id, name, description, prefill, theme, retry, config };
      const plain = JSON.parse(JSON.stringify(given));
      frame.contentWindow.postMessage({ type: 'options', options: plain }, script.origin);
      frame.focus();
    }

    #escape() {
      if (this.#options.modal?.escape !== false) this.#dismiss();
    }

    #dismiss(reason) {
      if (!this.#shown) return;
      const { modal } = this.#options;
      const asks = modal?.confirm_close && reason === undefined;
      if (asks && !confirm('Do you want to cancel the payment?')) return;
      this.close();
      modal?.ondismiss?.(reason);
    }
  }

  window.Razorpay = Razorpay;
})();
