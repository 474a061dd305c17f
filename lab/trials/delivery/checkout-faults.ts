import { withText, type BadVersion } from './bad-version';
import { inBrowser, onClick, onPay, swallow } from './in-browser';

/** Code that runs while the checkout's status is one of these texts. */
const onStatus = (words: RegExp, then: string) => `
setInterval(() => {
  for (const status of document.querySelectorAll('main [role="status"]'))
    if (${words}.test(status.textContent)) { ${then} }
}, 20);`;

/** Versions of the checkout in which payments fail or are duplicated without an exception. */
export const checkoutFaults: readonly BadVersion[] = [
  inBrowser(
    'hidden Pay button',
    `setInterval(() => { for (const button of document.querySelectorAll('button')) if (/^Pay ₹/.test(button.textContent)) button.style.visibility = 'hidden'; }, 100);`,
    'checkout',
  ),
  inBrowser(
    'Pay button that is hidden after 800 ms',
    onPay(`if (shownMs > 800) button.style.visibility = 'hidden';`),
    'checkout',
  ),
  inBrowser('disabled Pay button', onPay('button.disabled = true;'), 'checkout'),
  inBrowser(
    'dead Pay button',
    onClick(`if (/^Pay ₹/.test(event.target.closest('button')?.textContent)) { ${swallow} }`),
    'checkout',
  ),
  {
    name: 'order of ten times the amount',
    remote: 'checkout',
    make: (good, version) =>
      withText(good, version, /expose-checkout-page\.js$/, (text) =>
        text.replace(/amount:(\w+)(,currency:\w+\.shop\.currency,receipt)/, 'amount:10*$1$2'),
      ),
  },
  inBrowser('hang after the payment', onStatus(/^(Verifying|Saving)/, 'for (;;);'), 'checkout'),
  inBrowser(
    'Continue to Payment that takes two presses',
    `let presses = 0;
     addEventListener('click', (event) => {
       if (!event.target.closest('button')?.textContent.includes('Continue to Payment')) return;
       if (presses++ === 0) { ${swallow} }
     }, true);`,
    'checkout',
  ),
];
