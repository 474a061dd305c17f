import type { TypedApp } from '@shop/server-kit';
import { actorOf, withToken } from '../../platform/http/caller';
import { failures, Restriction } from '../../platform/schemas/failure';
import { OfVersion, view } from '../../platform/schemas/shared';
import { DeprecationRequest, Restricted, RestrictionRequest } from './schemas';
import type { Restrictions } from './service';

/** Routes that ban, deprecate and reinstate versions, in every environment. */
export function restrictionRoutes(
  app: TypedApp,
  { restrictions }: { readonly restrictions: Restrictions },
): void {
  const about = (summary: string) => ({ tags: ['artifacts'], summary, params: OfVersion, ...withToken });
  const refusals = failures(401, 403, 404, 409, 422);

  app.post(
    '/artifacts/:remote/:version/ban',
    {
      schema: {
        ...about(
          'Bans a version, so that it cannot be released, previewed or rolled back to, and ends its previews',
        ),
        body: RestrictionRequest,
        response: { 200: view(Restricted), ...refusals },
      },
    },
    async (request) =>
      restrictions.ban(request.params, { actor: actorOf(request), reason: request.body.reason }),
  );

  app.post(
    '/artifacts/:remote/:version/deprecate',
    {
      schema: {
        ...about('Deprecates a version: releasing it needs an acknowledgement'),
        body: DeprecationRequest,
        response: { 200: view(Restricted), ...refusals },
      },
    },
    async (request) => restrictions.deprecate(request.params, request.body, actorOf(request)),
  );

  app.post(
    '/artifacts/:remote/:version/reinstate',
    {
      schema: {
        ...about('Lifts the ban or the deprecation of a version'),
        body: RestrictionRequest,
        response: { 200: { ...view(Restriction), description: 'The lifted restriction.' }, ...refusals },
      },
    },
    async (request) =>
      restrictions.reinstate(request.params, { actor: actorOf(request), reason: request.body.reason }),
  );
}
