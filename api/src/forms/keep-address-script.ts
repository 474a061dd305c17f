import { paths } from '@shop/config';

/**
 * Runs in the page that answers a checkout without scripts, if scripts do run there: keeps the address where the checkout's
 * own draft lies (`features/draft/checkout-draft.ts` of that remote), and makes the button lead back to the checkout.
 */
export const keepAddressScript = `(form => {
const keep = () => {
try {
const draft = JSON.parse(sessionStorage.getItem("checkoutDraft")) || {};
draft.shipping = Object.fromEntries(new FormData(form));
sessionStorage.setItem("checkoutDraft", JSON.stringify(draft));
return true;
} catch { return false; }
};
form.addEventListener("submit", event => {
if (!keep()) return;
event.preventDefault();
location.assign("${paths.checkout}");
});
keep();
})(document.forms[0])`;
