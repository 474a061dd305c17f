/** The states that the shop delivers to. */
const states = ['Uttar Pradesh', 'Maharashtra', 'Delhi', 'Karnataka', 'Gujarat', 'Rajasthan'] as const;

/** What the page and the API say of a shipping field that is empty, in the order of the form. */
const requiredMessages = {
  name: 'Name is required',
  email: 'Email is required',
  phone: 'Phone is required',
  streetAddress: 'Street address is required',
  city: 'City is required',
  state: 'State is required',
  pinCode: 'PIN code is required',
} as const;

/** From order to door, as the product page, the policy and the FAQ say it. */
const deliveryEstimate = '4-7 days';

/** Where parcels go, how long they take and which fields that takes. */
export const shipping = { states, deliveryEstimate, requiredMessages } as const;
