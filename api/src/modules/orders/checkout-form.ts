import { paths, shipping } from '@shop/config';
import type { TypedApp } from '@shop/server-kit';
import type { FormField } from '@shop/static-page';
import type { ShippingDetails } from '@shop/contracts';
import { type PostedForm, sendForm } from '../../platform/forms/form-page';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { cleanLine } from '../../platform/http/clean-text';
import { offersGstin } from '../business';
import { offeredStates } from '../delivery';
import type { StoredShipping } from './tables';

const checkoutForm: PostedForm = {
  path: paths.checkout,
  heading: 'Card payments need JavaScript',
  submit: 'Try Again',
  // Nothing is validated, since nothing can be ordered: the fields are shown as typed.
  fields: [
    { name: 'name', label: 'Full name', autoComplete: 'shipping name' },
    { name: 'email', label: 'Email', kind: 'email', autoComplete: 'shipping email' },
    { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'shipping tel' },
    { name: 'streetAddress', label: 'Street address', autoComplete: 'shipping address-line1' },
    { name: 'apartment', label: 'Apartment (optional)', autoComplete: 'shipping address-line2' },
    { name: 'city', label: 'City', autoComplete: 'shipping address-level2' },
    { name: 'state', label: 'State', options: shipping.states, autoComplete: 'shipping address-level1' },
    { name: 'pinCode', label: 'PIN code', autoComplete: 'shipping postal-code' },
  ].map((field): FormField => ({ ...(field as FormField), optional: true })),
  ways: [{ href: paths.cart, label: 'Your cart' }],
};

/** Only in a shop that offers to enter a GSTIN. */
const businessFields: readonly FormField[] = [
  { name: 'gstin', label: 'GSTIN (optional)', optional: true, autoComplete: 'off' },
  { name: 'companyName', label: 'Company name (optional)', optional: true, autoComplete: 'organization' },
];

/**
 * Runs in the page that is shown to a checkout without scripts, if scripts do run there: saves the address in the checkout's
 * draft (`draft.ts` of that page), and turns the button into a link back to the checkout.
 */
const saveAddressScript = `(form => {
const save = () => {
try {
const draft = JSON.parse(sessionStorage.getItem("checkoutDraft")) || {};
draft.shipping = Object.fromEntries(new FormData(form));
sessionStorage.setItem("checkoutDraft", JSON.stringify(draft));
return true;
} catch { return false; }
};
form.addEventListener("submit", event => {
if (!save()) return;
event.preventDefault();
location.assign("${paths.checkout}");
});
save();
})(document.forms[0])`;

/**
 * Responds to a checkout form that was sent without scripts. The cart is in the browser, and card payment needs the provider's
 * script, so nothing can be ordered; the page explains this. Requires an app that accepts forms.
 */
export function checkoutFormRoute(app: TypedApp, db: Executor): void {
  app.post(
    paths.checkout,
    { schema: { hide: true }, config: { form: checkoutForm } },
    async ({ body }, reply) => {
      const options = await offeredStates(db);
      const fields = checkoutForm.fields.map((field) =>
        field.name === 'state' ? { ...field, options } : field,
      );
      const business = (await offersGstin(db)) ? businessFields : [];
      return sendForm(
        reply,
        { ...checkoutForm, fields: [...fields, ...business] },
        {
          status: 422,
          message: 'Nothing was ordered, and nothing was paid.',
          text: [
            'Your cart is stored in your browser, and card payments need a script of the payment provider. Please allow scripts for this shop, or wait for a better connection, and try again.',
            'What you typed is still here.',
          ],
          body,
          script: saveAddressScript,
        },
      );
    },
  );
}

const { requiredMessages } = shipping;

type RequiredField = keyof typeof requiredMessages;

const fields = Object.keys(requiredMessages) as readonly RequiredField[];

/**
 * Reads the shipping fields of a body, whose state is one of `states`. Throws an ApiError 422 that names the first missing or
 * invalid `field`.
 */
export function readShipping(
  body: Partial<Record<keyof ShippingDetails, unknown>>,
  states: readonly string[] = shipping.states,
): StoredShipping {
  const text = (value: unknown) => (typeof value === 'string' ? cleanLine(value) : '');
  const ship = Object.fromEntries(
    [...fields, 'apartment' as const].map((field) => [field, text(body[field])]),
  ) as unknown as StoredShipping;
  const missing = fields.find((field) => ship[field] === '');
  if (missing) throw new ApiError(422, requiredMessages[missing], { extra: { field: missing } });
  if (!states.includes(ship.state)) {
    throw new ApiError(422, `State must be one of: ${states.join(', ')}`, {
      extra: { field: 'state' },
    });
  }
  return ship;
}
