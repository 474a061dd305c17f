import type { AccountList, Grant, Invitation, IssuedToken, TokenList } from '@shop/contracts/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ConsoleRequest, ConsoleRequests } from './console-request';
import { all, roles } from '../domain/roles';
import { fieldOf } from './form-fields';
import { markup, type Markup } from './markup';
import { accessPage, type Shown } from './pages/access';
import { refusalText } from './refusal-text';

/** The chosen roles, of the remote and the environment that both forms ask for. */
function grantsOf(request: FastifyRequest): readonly Grant[] {
  const remote = fieldOf(request, 'remote') || all;
  const env = fieldOf(request, 'env') || all;
  const chosen = roles.filter((role) => fieldOf(request, `role-${role}`) === 'on');
  // Versions are published for all environments.
  const inAll = (role: Grant['role']) => role === 'publisher' && chosen.length > 1;
  return chosen.map((role) => ({ role, remote, env: inAll(role) ? all : env }));
}

/** Accounts and tokens, for admins. A secret that is shown once is only on the page that a form's post returns. */
export function accessRoutes(app: FastifyInstance, requests: ConsoleRequests): void {
  /** The invitation link. */
  const linkOf = (request: FastifyRequest, name: string, { invitation, until }: Invitation) => ({
    name,
    until,
    link: `${requests.origin(request)}/ops/invitation?code=${invitation}`,
  });

  const draw = async ({ calls, frame }: ConsoleRequest, shown: Partial<Shown> = {}): Promise<Markup> => {
    const [accounts, tokens] = await Promise.all([
      calls.get<AccountList>('/accounts'),
      calls.get<TokenList>('/tokens'),
    ]);
    return accessPage(frame, { accounts: accounts.items, tokens: tokens.items, ...shown });
  };

  app.get('/access', (request, reply) => requests.page(request, reply, (one) => draw(one)));

  /** A form of this page: runs its action, and shows the page with the outcome. */
  const form = (
    address: string,
    work: (
      one: ConsoleRequest,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<Partial<Shown> | null>,
  ) =>
    app.post(address, (request, reply) =>
      requests.page(request, reply, async (one) => {
        try {
          const shown = await work(one, request, reply);
          if (shown) return await draw(one, shown);
          reply.code(303).header('location', '/ops/access');
          return markup``;
        } catch (error) {
          const refusal = refusalText(error);
          const { status } = error as { readonly status: number };
          // Somebody without read access sees that on the page itself.
          if (status === 401 || status === 403) throw error;
          reply.code(status);
          const typed = { form: address, name: fieldOf(request, 'name') };
          return draw(one, { refusal, typed });
        }
      }),
    );

  form('/access/accounts', async ({ calls }, request) => {
    const name = fieldOf(request, 'name');
    const body = { name, grants: grantsOf(request) };
    return { invited: linkOf(request, name, await calls.post<Invitation>('/accounts', { body })) };
  });

  form('/access/invite', async ({ calls }, request) => {
    const id = encodeURIComponent(fieldOf(request, 'account'));
    const name = fieldOf(request, 'name');
    const invitation = await calls.post<Invitation>(`/accounts/${id}/invitation`, {});
    return { invited: linkOf(request, name, invitation) };
  });

  form('/access/disable', async ({ calls }, request) => {
    await calls.delete(`/accounts/${encodeURIComponent(fieldOf(request, 'account'))}`);
    return null;
  });

  form('/access/tokens', async ({ calls }, request) => {
    const body = {
      name: fieldOf(request, 'name'),
      grants: grantsOf(request),
      days: Number(fieldOf(request, 'days') || 90),
    };
    return { issued: await calls.post<IssuedToken>('/tokens', { body }) };
  });

  form('/access/revoke', async ({ calls }, request) => {
    await calls.delete(`/tokens/${encodeURIComponent(fieldOf(request, 'token'))}`);
    return null;
  });
}
