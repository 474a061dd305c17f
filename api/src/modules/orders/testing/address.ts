/** An address that the shop ships to. */
export const address = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9000090000',
  streetAddress: '12 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  pinCode: '411001',
} as const;

/** Each required field, with the shop's message when it is missing. */
export const requiredFields = [
  ['name', 'Name is required'],
  ['email', 'Email is required'],
  ['phone', 'Phone is required'],
  ['streetAddress', 'Street address is required'],
  ['city', 'City is required'],
  ['state', 'State is required'],
  ['pinCode', 'PIN code is required'],
] as const;
