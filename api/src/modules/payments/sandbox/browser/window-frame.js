/* global addEventListener, document, getComputedStyle, location, parent */
/** The window's connection to the page that opened it: messages, and a focus trap. */

/** Sends a message to the page, which has the same origin. */
export function postToPage(message) {
  parent.postMessage(message, location.origin);
}

/** Resolves with the options that the page opened the window with. */
export function askForOptions() {
  return new Promise((resolve) => {
    const listening = new AbortController();
    addEventListener(
      'message',
      (event) => {
        if (event.source !== parent || event.origin !== location.origin || event.data?.type !== 'options')
          return;
        listening.abort();
        resolve(event.data.options);
      },
      { signal: listening.signal },
    );
    postToPage({ type: 'ready' });
  });
}

const focusable = 'a[href], button, input, select';

/** Focusable elements, in tab order. */
function stops() {
  return [...document.querySelectorAll(focusable)].filter(
    (element) => !element.disabled && element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
}

/** Keeps the focus inside the window, and forwards Escape to the page. */
export function keepKeyboard(mayLeave) {
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && mayLeave()) postToPage({ type: 'escape' });
    if (event.key !== 'Tab') return;
    const all = stops();
    const edge = event.shiftKey ? all.at(0) : all.at(-1);
    if (document.activeElement !== edge && document.activeElement !== document.body) return;
    event.preventDefault();
    (event.shiftKey ? all.at(-1) : all.at(0))?.focus();
  });
}

const channel = (value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Applies the shop's colour, with black or white text, whichever has more contrast. */
export function paint(color) {
  const root = document.documentElement;
  const probe = document.createElement('span');
  probe.style.color = color;
  if (probe.style.color === '') return;
  root.append(probe);
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
  probe.remove();
  const light = 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
  root.style.setProperty('--brand', color);
  root.style.setProperty('--on-brand', light > 0.179 ? '#000' : '#fff');
}
