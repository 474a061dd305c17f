import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { failures } from '../../platform/schemas/failure';
import { noBody, view } from '../../platform/schemas/shared';
import { actorOf, withToken } from '../../platform/http/caller';
import { AccountList, AccountRequest, Invitation } from './schemas';
import { readGrants } from '../../domain/grants';
import type { Accounts } from './service';

const OfAccount = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** Accounts of the console, for admins. */
export function accountRoutes(app: TypedApp, { accounts }: { readonly accounts: Accounts }): void {
  const about = (summary: string) => ({ tags: ['accounts'], summary, ...withToken });

  app.get(
    '/accounts',
    {
      schema: { ...about('Every account'), response: { 200: view(AccountList), ...failures(401, 403) } },
    },
    async () => ({ items: await accounts.list() }),
  );

  app.post(
    '/accounts',
    {
      schema: {
        ...about('Makes an account, and the invitation of its person'),
        body: AccountRequest,
        response: { 201: view(Invitation), ...failures(401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const { name, ...wished } = request.body;
      const requested = { name: name.trim(), grants: readGrants(wished) };
      return reply.code(201).send(await accounts.create(requested, actorOf(request)));
    },
  );

  app.post(
    '/accounts/:id/invitation',
    {
      schema: {
        ...about('Invites again; password, authenticator and sessions of before end'),
        params: OfAccount,
        response: { 201: view(Invitation), ...failures(401, 403, 404, 409) },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await accounts.invite(request.params.id, actorOf(request))),
  );

  app.delete(
    '/accounts/:id',
    {
      schema: {
        ...about('Disables an account, and ends its sessions'),
        params: OfAccount,
        response: { 204: noBody('Disabled.'), ...failures(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await accounts.disable(request.params.id, actorOf(request));
      return reply.code(204).send();
    },
  );
}
