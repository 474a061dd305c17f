import type { TypedApp } from '@shop/server-kit';
import { withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { liveEnv } from '../../domain/live-env';
import { OfEnvironment, view } from '../../platform/schemas/shared';
import { staffPass } from './staff';
import { StaffPass } from './staff-schemas';

/** Path of the shop that redeems a staff pass. */
export const staffPath = '/registry/v1/staff';

interface Services {
  readonly signingKeyOf: (env: string) => string;
  readonly clock: () => Date;
}

/** Links that mark a browser as staff: rollouts may reach those first. */
export function staffRoutes(app: TypedApp, { signingKeyOf, clock }: Services): void {
  app.post(
    '/staff-passes',
    {
      schema: {
        tags: ['pages'],
        summary: 'Makes a link that turns a browser into one of staff',
        querystring: OfEnvironment,
        response: { 201: view(StaffPass), ...failures(400, 401) },
        ...withToken,
      },
    },
    async ({ query: { env = liveEnv } }, reply) => {
      const { pass, until } = staffPass(signingKeyOf(env), clock());
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ path: `${staffPath}?pass=${encodeURIComponent(pass)}`, until: until.toISOString() });
    },
  );
}
