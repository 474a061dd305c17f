import type { TypedApp } from '@shop/server-kit';
import { createRateLimit } from '@shop/server-kit/rate-limit';
import { Type } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures } from '../../platform/http/schemas';
import type { Clock } from '../../platform/jobs/clock';
import { addressOf } from '../../platform/rate-limits/rate-limit';
import { checkPin } from './check-pin';
import { pinCheckData } from './schemas';

/** Maximum number of checks from one address per window. Cached responses are not counted: they cost nothing. */
const checkLimit = { max: 60, ms: 60_000 };

/** `GET /delivery`: whether and when the shop delivers to a PIN code. Its responses are cached. */
export function deliveryRoutes(app: TypedApp, { db, clock }: { db: Executor; clock: Clock }): void {
  const limit = createRateLimit(checkLimit);
  app.get(
    '/delivery',
    {
      schema: {
        tags: ['order'],
        summary: 'Whether and when the shop delivers to a PIN code; null if it does not check PIN codes',
        description: '400 with the `field` for a text that is not a PIN code, 429 after too many checks.',
        querystring: Type.Object({ pin: Type.String({ maxLength: 40 }) }),
        response: { 200: dataOf(pinCheckData), ...failures },
      },
    },
    async (request) => {
      const now = clock.now();
      const retryAfter = limit.take(addressOf(request), now);
      if (retryAfter > 0) {
        throw new ApiError(429, 'Too many PIN codes were checked. Please try again in a minute.', {
          retryAfter,
        });
      }
      return { data: await checkPin(db, request.query.pin, now) };
    },
  );
}
