import type { TypedApp } from '@shop/server-kit';
import type { Actor } from '@shop/contracts/registry';
import { actorOf, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { view } from '../../platform/schemas/shared';
import type { CollectOptions, Collected } from './collect';
import { CollectRequest, CollectResponse } from './collect-schemas';

interface CollectServices {
  collect(options: CollectOptions, actor: Actor): Promise<readonly Collected[]>;
}

/** Garbage collection of versions that no release needs. */
export function collectRoutes(app: TypedApp, { collect }: CollectServices): void {
  app.post(
    '/artifacts/collect',
    {
      schema: {
        tags: ['artifacts'],
        summary: 'Cleans up versions that nobody can meet any more',
        body: CollectRequest,
        response: { 200: view(CollectResponse), ...failures(401, 403, 422) },
        ...withToken,
      },
    },
    async (request) => {
      const { days = 30, dryRun = true } = request.body;
      return { collected: await collect({ days, dryRun }, actorOf(request)) };
    },
  );
}
