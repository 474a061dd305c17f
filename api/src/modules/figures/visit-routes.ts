import type { TypedApp } from '@shop/server-kit';
import { createRateLimit } from '@shop/server-kit/rate-limit';
import { Type } from 'typebox';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/http/api-error';
import { failures } from '../../platform/http/schemas';
import type { Clock } from '../../platform/jobs/clock';
import { addressOf } from '../../platform/rate-limits/rate-limit';
import { createVisitCounter } from './visit-counter';

interface VisitContext {
  readonly database: Database;
  readonly clock: Clock;
}

/** A browser reports each stage of a visit once; many shoppers may share an address. */
const perMinute = 120;

const stages = [
  Type.Literal('visit'),
  Type.Literal('product'),
  Type.Literal('cart'),
  Type.Literal('checkout'),
] as const;

/** `POST /visits`: how far a visit has come. Nothing about the shopper is read or stored. */
export function visitRoutes(app: TypedApp, { database, clock }: VisitContext): void {
  const limit = createRateLimit({ max: perMinute, ms: 60_000 });
  const counter = createVisitCounter({
    ...{ database, clock },
    onError: (err) => app.log.warn({ err }, 'visits are not counted yet'),
  });
  app.addHook('onClose', () => counter.flush());
  app.post(
    '/visits',
    {
      schema: {
        tags: ['visits'],
        summary: 'Counts the stages that a visit has come to',
        body: Type.Object({
          stages: Type.Array(Type.Union([...stages]), {
            minItems: 1,
            maxItems: stages.length,
            uniqueItems: true,
          }),
        }),
        response: { 204: Type.Unsafe<undefined>({ type: 'null', description: 'Counted.' }), ...failures },
      },
    },
    async (request, reply) => {
      const retryAfter = limit.take(addressOf(request), clock.now());
      if (retryAfter > 0) throw new ApiError(429, 'Too many visits from this address.', { retryAfter });
      counter.add(request.body.stages);
      return reply.code(204).send();
    },
  );
}
