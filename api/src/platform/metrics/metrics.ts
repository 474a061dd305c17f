import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database';

/** Metrics of one process; collected only if they are served. */
export interface Metrics {
  /** The registry for metrics that only this process has. */
  readonly register: Registry;
  /** Hook: counts and times a request under its route's pattern, since paths contain user input. */
  observeRequest(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void;
  /** Counts a violation of the content security policy reported by a browser. */
  countCspReport(report: Readonly<Record<'directive' | 'disposition' | 'version', string>>): void;
  /** All metrics in Prometheus' text format, and its content type. */
  read(): Promise<{ readonly type: string; readonly text: string }>;
  stop(): void;
}

// In seconds: from the time of a cached response to the time at which shoppers give up.
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Starts measuring requests, statements, and the process with its event loop. `watchWork` adds metrics of the shop's work. */
export function startMetrics(
  database: Database,
  watchWork: (register: Registry, database: Database) => void,
): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'Requests by route and status, from their first byte to the last one of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  });
  const statements = new Histogram({
    name: 'shop_database_statement_duration_seconds',
    help: 'Statements by outcome, without the wait for a connection.',
    labelNames: ['outcome'],
    buckets,
    registers: [register],
  });
  const cspReports = new Counter({
    name: 'shop_csp_reports_total',
    help: 'Violations of the content security policy that browsers reported.',
    labelNames: ['directive', 'disposition', 'version'],
    registers: [register],
  });
  watchWork(register, database);
  const stop = database.onStatement(({ milliseconds, failed }) =>
    statements.observe({ outcome: failed ? 'failed' : 'done' }, milliseconds / 1000),
  );
  return {
    register,
    observeRequest(request, reply, done) {
      const { url: route = 'unknown' } = request.routeOptions;
      requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    },
    countCspReport: ({ directive, disposition, version }) =>
      cspReports.inc({ directive, disposition, version }),
    read: async () => ({ type: register.contentType, text: await register.metrics() }),
    stop,
  };
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `GET /metrics` on a separate port, which the public proxy does not expose. Rejects when the port is in use; port 0
 * selects a free one.
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      metrics.stop();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
