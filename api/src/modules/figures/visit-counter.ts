import { sql } from 'kysely';
import type { Database } from '../../platform/db/database';
import type { Clock } from '../../platform/jobs/clock';
import { dayText } from './span';
import type { VisitStage } from './tables';

export interface VisitCounterOptions {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  /** How long counts wait for others to be written with, in ms. */
  readonly gatherMs?: number;
}

/** Counts in memory, and adds to the table now and then: of a thousand visits the database notices a few rows. */
export interface VisitCounter {
  add(stages: readonly VisitStage[]): void;
  /** Writes what was counted. What cannot be written waits for the next time. Never rejects. */
  flush(): Promise<void>;
}

export function createVisitCounter(options: VisitCounterOptions): VisitCounter {
  const { database, clock, onError, gatherMs = 10_000 } = options;
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
