import { withEdit, type BadVersion } from './bad-version';
import { inBrowser, isOn, onButton, onClick, quoted, swallow } from './in-browser';
import type { Site } from './site';

/** Code that runs while the checkout's status is one of these texts. */
const onStatus = (selector: string, words: RegExp, then: string) => `
setInterval(() => {
  for (const status of document.querySelectorAll(${quoted(selector)}))
    if (${words}.test(status.textContent)) { ${then} }
}, 20);`;

/** Versions of the checkout in which payments fail or are duplicated without an exception. */
export const checkoutFaults = ({ labels, selectors, builds }: Site): readonly BadVersion[] => [
  inBrowser(
    'hidden Pay button',
    onButton(labels.pay, `if (shownMs > 50) button.style.visibility = 'hidden';`),
    'checkout',
  ),
  inBrowser(
    'Pay button that is hidden after 800 ms',
    onButton(labels.pay, `if (shownMs > 800) button.style.visibility = 'hidden';`),
    'checkout',
  ),
  inBrowser('disabled Pay button', onButton(labels.pay, 'button.disabled = true;'), 'checkout'),
  inBrowser('dead Pay button', onClick(`if (${isOn(labels.pay)}) { ${swallow} }`), 'checkout'),
  {
    name: 'order of ten times the amount',
    remote: 'checkout',
    make: (good) => withEdit(good, builds.amount),
  },
  inBrowser(
    'hang after the payment',
    onStatus(selectors.status, /^(Verifying|Saving)/, 'for (;;);'),
    'checkout',
  ),
  inBrowser(
    'Continue to Payment that takes two clicks',
    `let presses = 0;
     addEventListener('click', (event) => {
       if (!${isOn(labels.continueToPayment)}) return;
       if (presses++ === 0) { ${swallow} }
     }, true);`,
    'checkout',
  ),
];
