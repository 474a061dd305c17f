/** The states that the shop delivers to. */
const states = ['Uttar Pradesh', 'Maharashtra', 'Delhi', 'Karnataka', 'Gujarat', 'Rajasthan'] as const;

/** The message of the page and the API for an empty shipping field, in the order of the form. */
const requiredMessages = {
  name: 'Name is required',
  email: 'Email is required',
  phone: 'Phone is required',
  streetAddress: 'Street address is required',
  city: 'City is required',
  state: 'State is required',
  pinCode: 'PIN code is required',
} as const;

/** Delivery time, shown on the product page, in the policy and in the FAQ. */
const deliveryEstimate = '4-7 days';

/** GST state codes. */
export const stateCodes: Readonly<Record<(typeof states)[number], string>> = {
  'Uttar Pradesh': '09',
  Maharashtra: '27',
  Delhi: '07',
  Karnataka: '29',
  Gujarat: '24',
  Rajasthan: '08',
};

/** Delivery states, delivery time, and messages for required fields. */
export const shipping = { states, deliveryEstimate, requiredMessages } as const;
