import type { Settings } from '../settings/read-settings';
import { createOwnOrigin, type OwnOrigin, type OwnOriginServices } from './own-origin';

/** A registry that another process serves. */
export const opsElsewhere = (address: string): OwnOrigin => ({
  listen: async () => address,
  close: async () => undefined,
});

/**
 * The registry's interface and its console, `/registry/v1/**` and `/ops/**`, on a separate server. Files of remotes are not served here.
 */
export const createOpsServer = (settings: Settings, services: OwnOriginServices): Promise<OwnOrigin> =>
  createOwnOrigin(settings.api, settings.ops, 'OPS_', {
    ...services,
    async plugin(app) {
      app.get('/', (_request, reply) => reply.redirect('/ops'));
      await app.register(services.plugin);
    },
  });
