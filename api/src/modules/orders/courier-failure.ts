import { ApiError } from '../../platform/http/api-error';
import { type Courier, CourierError, type Couriers } from '../couriers';

/** Seconds after which to retry an unavailable courier. */
const RETRY_SECONDS = 30;

const statuses = { refused: 422, unauthorised: 502, unavailable: 503 } as const;

/** The ApiError for a failed call to a courier, with the field that a rejection names. Returns other errors unchanged. */
export function courierFailure(error: unknown, advice = ''): unknown {
  if (!(error instanceof CourierError)) return error;
  const { kind, message, field } = error;
  return new ApiError(statuses[kind], `${message}${advice}`, {
    cause: error,
    extra: field === undefined ? {} : { field },
    ...(kind === 'unavailable' && { retryAfter: RETRY_SECONDS }),
  });
}

/** Awaits a call to a courier. Throws an ApiError: 422 for a rejection, 502 for wrong keys, 503 for an unavailable courier. */
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
