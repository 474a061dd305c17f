import { fastify } from 'fastify';
import { createLogger, createShopApi, readConfig, serverOptions } from '../../../api/src/index';
import { samplesFolder } from '../../../api/src/testing/test-home';
import { serve } from '../harness/served';

export interface ApiSettings {
  readonly environment: Readonly<Record<string, string>>;
}

/** The API as a shop runs it, with the settings of that environment. */
serve<ApiSettings>(async ({ environment }) => {
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
