import type { ShippingDetails } from '@shop/contracts';
import type { StoredShipping } from '../db/tables/orders';
import { ApiError } from '../http/api-error';
import { cleanText } from '../http/clean-text';

/** What a form left out or empty is told, in the order of its fields. */
const requiredMessages = {
  name: 'Name is required',
  email: 'Email is required',
  phone: 'Phone is required',
  streetAddress: 'Street address is required',
  city: 'City is required',
  state: 'State is required',
  pinCode: 'PIN code is required',
} as const;

type RequiredField = keyof typeof requiredMessages;

/** The states that the shop delivers to. */
export const deliveryStates = [
  'Uttar Pradesh',
  'Maharashtra',
  'Delhi',
  'Karnataka',
  'Gujarat',
  'Rajasthan',
] as const;

const fields = Object.keys(requiredMessages) as readonly RequiredField[];

/** Takes the shipping fields out of a body. Throws an ApiError 422 with the first `field` that is missing or wrong. */
export function readShipping(body: Partial<ShippingDetails>): StoredShipping {
  const ship = Object.fromEntries(
    [...fields, 'apartment' as const].map((field) => [field, cleanText(body[field] ?? '')]),
  ) as unknown as StoredShipping;
  const missing = fields.find((field) => ship[field] === '');
  if (missing) throw new ApiError(422, requiredMessages[missing], { extra: { field: missing } });
  if (!deliveryStates.some((state) => state === ship.state)) {
    throw new ApiError(422, `State must be one of: ${deliveryStates.join(', ')}`, {
      extra: { field: 'state' },
    });
  }
  return ship;
}
