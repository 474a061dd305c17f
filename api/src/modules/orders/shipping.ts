import { shipping } from '@shop/config';
import type { ShippingDetails } from '@shop/contracts';
import { ApiError } from '../../platform/http/api-error';
import { cleanLine } from '../../platform/http/clean-text';
import type { StoredShipping } from './tables';

const { requiredMessages, states } = shipping;

type RequiredField = keyof typeof requiredMessages;

const fields = Object.keys(requiredMessages) as readonly RequiredField[];

/** Takes the shipping fields out of a body. Throws an ApiError 422 with the first `field` that is missing or wrong. */
export function readShipping(body: Partial<Record<keyof ShippingDetails, unknown>>): StoredShipping {
  const text = (value: unknown) => (typeof value === 'string' ? cleanLine(value) : '');
  const ship = Object.fromEntries(
    [...fields, 'apartment' as const].map((field) => [field, text(body[field])]),
  ) as unknown as StoredShipping;
  const missing = fields.find((field) => ship[field] === '');
  if (missing) throw new ApiError(422, requiredMessages[missing], { extra: { field: missing } });
  if (!states.some((known) => known === ship.state)) {
    throw new ApiError(422, `State must be one of: ${states.join(', ')}`, {
      extra: { field: 'state' },
    });
  }
  return ship;
}
