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

/** Days from order to door. */
const deliveryDays = { min: 4, max: 7 } as const;

/** Days until a parcel is handed over: the product page promises 90% of orders within 48 hours. */
const handlingDays = { min: 0, max: 2 } as const;

/** Delivery time, shown on the product page, in the policy and in the FAQ. */
const deliveryEstimate = `${deliveryDays.min}-${deliveryDays.max} days` as const;

/** GST state codes. */
export const stateCodes: Readonly<Record<(typeof states)[number], string>> = {
  'Uttar Pradesh': '09',
  Maharashtra: '27',
  Delhi: '07',
  Karnataka: '29',
  Gujarat: '24',
  Rajasthan: '08',
};

/** Delivery states, delivery times, and messages for required fields. */
export const shipping = {
  states,
  deliveryDays,
  handlingDays,
  deliveryEstimate,
  requiredMessages,
} as const;
