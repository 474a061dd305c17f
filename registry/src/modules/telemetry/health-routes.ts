import type { HealthOverview as Overview } from '@shop/contracts/registry';
import { RegistryError } from '@shop/protocol';
import { refusal } from '@shop/protocol/schemas';
import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import type { RegistryDatabase } from '../../platform/db/tables';
import { withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { InEnv, OfVersion, RemoteInEnv, view } from '../../platform/schemas/shared';
import { mapStack } from '../source-maps/map-stack';
import { findSourceMap } from '../source-maps/repository';
import { ErrorWithSources, HealthOverview } from './health-schemas';
import { findError } from './errors';
import { readOverview } from './health';

/** The period in hours: 1/24 of it must be a whole number of windows. */
const Hours = Type.Object({
  hours: Type.Optional(
    Type.Integer({ enum: [1, 6, 24], default: 6, ...refusal('"hours" must be 1, 6 or 24.') }),
  ),
});

interface HealthServices {
  readonly database: RegistryDatabase;
  readonly clock: () => Date;
  /** Reads the judgements of an environment. */
  readonly judge: (env: string) => Promise<Pick<Overview, 'judgements' | 'sales'>>;
}

/** The health of all versions at once. */
export function healthRoutes(app: TypedApp, { database: { db }, clock, judge }: HealthServices): void {
  app.get(
    '/envs/:env/health',
    {
      schema: {
        tags: ['reads'],
        summary: 'Health of all versions in the last hours, for plots',
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

const OfError = Type.Object({
  ...RemoteInEnv.properties,
  ...OfVersion.properties,
  id: Type.String({ maxLength: 40, description: 'ID of the error, from a list of errors.' }),
});

/** Route for an error, with its stack mapped by source maps. */
export function errorRoutes(
  app: TypedApp,
  { database: { db } }: { readonly database: RegistryDatabase },
): void {
  app.get(
    '/envs/:env/errors/:remote/:version/:id',
    {
      schema: {
        tags: ['reads'],
        summary: 'An error of a version, with its stack mapped to the sources if source maps are stored',
        params: OfError,
        response: { 200: view(ErrorWithSources), ...failures(401, 404) },
        ...withToken,
      },
    },
    async ({ params: { env, ...which } }) => {
      const error = await findError(db, env, which);
      if (!error) throw new RegistryError(404, 'This error is unknown or was removed.');
      const frames = await mapStack(error.stack, (script) => findSourceMap(db, script));
      return { ...error, frames };
    },
  );
}
