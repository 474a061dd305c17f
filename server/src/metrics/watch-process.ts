import { serveMetrics, startMetrics, watchDatabase, type Database, type Metrics } from '@shop/api';
import type { Settings } from '../settings/read-settings';

/** Metrics of a process without the shop. */
export interface WatchedProcess {
  readonly metrics: Metrics;
  /** Listens on `METRICS_PORT`. Rejects when that is taken. */
  serve(): Promise<void>;
  close(): Promise<void>;
}

/** Measures a process: its requests, statements and itself. Undefined where no metrics port is set. */
export function watchProcess(
  database: Database,
  { api: { metricsPort: port, host } }: Pick<Settings, 'api'>,
): WatchedProcess | undefined {
  if (port === undefined) return undefined;
  const metrics = startMetrics(database, watchDatabase);
  let served: { close(): Promise<void> } | undefined;
  return {
    metrics,
    async serve() {
      served = await serveMetrics(metrics, { port, host });
    },
    close: async () => served?.close(),
  };
}
