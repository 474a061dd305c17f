import { Type } from 'typebox';

/** An address as it is stored: every field is there. */
export const StoredAddress = Type.Object({
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  streetAddress: Type.String(),
  apartment: Type.String(),
  city: Type.String(),
  state: Type.String(),
  pinCode: Type.String(),
});
