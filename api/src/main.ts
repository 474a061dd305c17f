import { fastify } from 'fastify';
import { shutdownMs } from './durations';
import { createLogger, createShopApi, drainable, readConfig, serverOptions } from './index';
import { sendNotFound } from './platform/http/api-error';

/**
 * Serves only the API. On SIGTERM or SIGINT it reports not ready, waits for load balancers, stops listening, finishes
 * requests and jobs, and closes the database.
 */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const server = fastify(serverOptions(config, logger));
  const drain = drainable(server, config.drainMs);
  const api = await createShopApi({ config, logger, isReady: () => !drain.isDraining() });
  server.setNotFoundHandler(sendNotFound);
  await server.register(api.plugin);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), config.drainMs + shutdownMs).unref();
    await drain.close();
    await api.close();
    logger.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

  await server.listen({ port: config.port, host: config.host });
}

start().catch((error: unknown) => {
  // A one-line message; LOG_LEVEL=debug also shows the stack.
  const line = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The shop could not start. ${line}\n`);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exitCode = 1;
});
