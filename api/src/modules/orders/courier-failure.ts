import { ApiError } from '../../platform/http/api-error';
import { type Courier, CourierError, type Couriers } from '../couriers';

/** Seconds after which a courier that is unavailable is worth another try. */
const RETRY_SECONDS = 30;

const statuses = { refused: 422, unauthorised: 502, unavailable: 503 } as const;

/** The ApiError for a failed call of a courier, with the field that a refusal names; other errors stay. */
export function courierFailure(error: unknown, advice = ''): unknown {
  if (!(error instanceof CourierError)) return error;
  const { kind, message, field } = error;
  return new ApiError(statuses[kind], `${message}${advice}`, {
    cause: error,
    extra: field === undefined ? {} : { field },
    ...(kind === 'unavailable' && { retryAfter: RETRY_SECONDS }),
  });
}

/** Awaits a courier's call. Throws an ApiError: 422 for a refusal, 502 for wrong keys, 503 for an unavailable courier. */
export async function fromCourier<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw courierFailure(error);
  }
}

/** The courier with that code. Throws an ApiError 422 with `field` if it is not configured. */
export function courierOf(couriers: Couriers | undefined, code: string): Courier {
  const courier = couriers?.find(code);
  if (courier) return courier;
  throw new ApiError(422, 'This courier is not set up.', { extra: { field: 'courier' } });
}
