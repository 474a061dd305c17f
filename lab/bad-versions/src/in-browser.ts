import { withBrowserCode, type BadVersion } from './bad-version';

/** A JavaScript expression for a text. */
export const quoted = (text: string): string => JSON.stringify(text);

/** Whether a click is on a button whose label contains this text. */
export const isOn = (label: string) =>
  `event.target.closest('button')?.textContent.includes(${quoted(label)})`;

/** Prevents a click from reaching any other listener. */
export const swallow = 'event.stopImmediatePropagation(); event.preventDefault();';

/** Code that handles clicks before all other listeners. */
export const onClick = (then: string) => `addEventListener('click', (event) => { ${then} }, true);`;

/** Code that runs when a shopper changes a field; `value` is the new value. */
export const onTyped = (then: string) =>
  `addEventListener('change', ({ target: { value } }) => { if (value) { ${then} } }, true);`;

/** Code that runs every `ms`. */
export const each = (ms: number, then: string) => `setInterval(() => { ${then} }, ${ms});`;

export const hideMain = `document.querySelector('main')?.style.setProperty('visibility', 'hidden');`;

/** Repeatedly calls `then` with each button whose label starts with this text, and the time since it appeared, in ms. */
export const onButton = (label: string, then: string) => `
const shownAt = new WeakMap();
setInterval(() => {
  for (const button of document.querySelectorAll('button')) {
    if (!button.textContent.startsWith(${quoted(label)})) continue;
    if (!shownAt.has(button)) shownAt.set(button, Date.now());
    const shownMs = Date.now() - shownAt.get(button);
    ${then}
  }
}, 50);`;

/** A version that runs this code in browsers. */
export const inBrowser = (
  name: string,
  code: string,
  remote: BadVersion['remote'] = 'catalog',
): BadVersion => ({ name, remote, make: (good) => withBrowserCode(good, code) });
