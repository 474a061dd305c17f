import { fastify } from 'fastify';
import { createLogger, createShopApi, readConfig, serverOptions } from '../../src/index';
import { samplesFolder } from '../../src/testing/samples-folder';
import { serve } from './served';

/** The API as a shop runs it, with the settings of that environment. */
serve<{ readonly environment: Readonly<Record<string, string>> }>(async ({ environment }) => {
  const config = readConfig({ LOG_LEVEL: 'warn', SEED_DIR: samplesFolder, ...environment });
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
