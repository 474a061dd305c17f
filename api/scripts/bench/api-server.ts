import { fastify } from 'fastify';
import { createLogger, createShopApi, readConfig, serverOptions } from '../../src/index';
import { serve } from './served';

/** The API as a shop runs it, on the embedded database. */
serve<{ readonly dataDir: string }>(async ({ dataDir }) => {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ANSWER_CACHE_SECONDS: '3600' });
  const logger = createLogger(config.logLevel);
  const api = await createShopApi({ config, logger });
  const server = fastify(serverOptions(config, logger));
  await server.register(api.plugin);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    async close() {
      await server.close();
      await api.close();
    },
  };
});
