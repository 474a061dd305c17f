import { refusal } from '@shop/protocol/schemas';
import type { TypedApp } from '@shop/server-kit';
import type { HealthOverview as Overview } from '@shop/contracts/registry';
import { Type } from 'typebox';
import type { RegistryDatabase } from '../../platform/db/tables';
import { withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { InEnv, view } from '../../platform/schemas/shared';
import { readOverview } from './health-overview';
import { HealthOverview } from './health-schemas';

/** How far back: a number of hours whose twenty-fourth part is whole in windows. */
const Hours = Type.Object({
  hours: Type.Optional(Type.Integer({ enum: [1, 6, 24], default: 6, ...refusal('"hours" is 1, 6 or 24.') })),
});

interface HealthServices {
  readonly database: RegistryDatabase;
  readonly clock: () => Date;
  /** What the watch has found so far in an environment. */
  readonly judge: (env: string) => Promise<Pick<Overview, 'judgements' | 'sales'>>;
}

/** The health of all versions at once. */
export function healthRoutes(app: TypedApp, { database: { db }, clock, judge }: HealthServices): void {
  app.get(
    '/envs/:env/health',
    {
      schema: {
        tags: ['reads'],
        summary: 'How all versions did in the last hours, for plots',
        params: InEnv,
        querystring: Hours,
        response: { 200: view(HealthOverview), ...failures(401, 422) },
        ...withToken,
      },
    },
    async ({ params: { env }, query: { hours = 6 } }) => ({
      ...(await readOverview(db, env, hours, clock())),
      ...(await judge(env)),
    }),
  );
}
