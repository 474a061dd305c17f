import type { TypedApp } from '@shop/server-kit';
import { createRateLimit } from '@shop/server-kit/rate-limit';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { visitBatchMs } from '../../durations';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/http/api-error';
import { failures } from '../../platform/http/schemas';
import type { Clock } from '../../platform/jobs/clock';
import { addressOf } from '../../platform/rate-limits/rate-limit';
import { dayText } from './span';
import type { VisitStage } from './tables';

interface VisitCounterOptions {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  /** Interval between writes, in ms. */
  readonly gatherMs?: number;
}

/** Counts in memory, and writes to the table at intervals, so that a thousand visits cost the database a few rows. */
interface VisitCounter {
  add(stages: readonly VisitStage[]): void;
  /** Writes the counts. Keeps those that cannot be written for the next call. Never rejects. */
  flush(): Promise<void>;
}

export function createVisitCounter(options: VisitCounterOptions): VisitCounter {
  const { database, clock, onError, gatherMs = visitBatchMs } = options;
  const days = new Map<string, Map<VisitStage, number>>();
  let timer: NodeJS.Timeout | undefined;

  const count = (day: string, stage: VisitStage, visits: number) => {
    const counts = days.get(day) ?? new Map<VisitStage, number>();
    counts.set(stage, (counts.get(stage) ?? 0) + visits);
    days.set(day, counts);
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...days].flatMap(([day, counts]) =>
      [...counts].map(([stage, visits]) => ({ day, stage, visits })),
    );
    if (rows.length === 0) return;
    days.clear();
    try {
      await database.db
        .insertInto('visit_count')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'stage'])
            .doUpdateSet({ visits: sql<number>`visit_count.visits + excluded.visits` }),
        )
        .execute();
    } catch (error) {
      onError(error);
      for (const { day, stage, visits } of rows) count(day, stage, visits);
    }
  }

  return {
    add(stages) {
      const day = dayText(clock.now());
      for (const stage of stages) count(day, stage, 1);
      timer ??= setTimeout(() => void flush(), gatherMs).unref();
    },
    flush,
  };
}

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

/** `POST /visits`: the stages that a visit has reached. Reads and stores nothing about the shopper. */
export function visitRoutes(app: TypedApp, { database, clock }: VisitContext): void {
  const limit = createRateLimit({ max: perMinute, ms: 60_000 });
  const counter = createVisitCounter({
    ...{ database, clock },
    onError: (err) => app.log.warn({ err }, 'visit counts could not be written'),
  });
  app.addHook('onClose', () => counter.flush());
  app.post(
    '/visits',
    {
      schema: {
        tags: ['visits'],
        summary: 'Counts the stages that a visit has reached',
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
