import { RegistryError } from '@shop/protocol';
import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import type { RegistryDatabase } from '../../platform/db/tables';
import { withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { OfVersion, RemoteInEnv, view } from '../../platform/schemas/shared';
import { mapStack } from '../source-maps/map-stack';
import { findSourceMap } from '../source-maps/repository';
import { ErrorWithSources } from './error-schemas';
import { findError } from './list-errors';

const OfError = Type.Object({
  ...RemoteInEnv.properties,
  ...OfVersion.properties,
  id: Type.String({ maxLength: 40, description: 'The error’s, as a list of errors has it.' }),
});

/** One error, read by the source maps of its scripts. */
export function errorRoutes(
  app: TypedApp,
  { database: { db } }: { readonly database: RegistryDatabase },
): void {
  app.get(
    '/envs/:env/errors/:remote/:version/:id',
    {
      schema: {
        tags: ['reads'],
        summary: 'An error of a version, with its stack mapped to the sources where their maps are there',
        params: OfError,
        response: { 200: view(ErrorWithSources), ...failures(401, 404) },
        ...withToken,
      },
    },
    async ({ params: { env, ...which } }) => {
      const error = await findError(db, env, which);
      if (!error) throw new RegistryError(404, 'No such error is known any more.');
      const frames = await mapStack(error.stack, (script) => findSourceMap(db, script));
      return { ...error, frames };
    },
  );
}
