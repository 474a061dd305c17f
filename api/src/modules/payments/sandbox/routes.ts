import { named } from '@shop/server-kit';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { listeningOrigin } from '../../../platform/http/listening-origin';
import { failureOf, pay } from './bank';
import { type SandboxContext, SandboxError, sandboxPaths, sendSandboxError } from './context';
import type { SendRequest } from '../razorpay/client';
import type { Sandbox } from './open-sandbox';
import { restRoutes } from './rest-routes';
import { upiCode } from './upi';

const files = [
  { name: 'window.html', path: sandboxPaths.window, type: 'text/html; charset=utf-8' },
  { name: 'window.css', path: '/v1/checkout/window.css', type: 'text/css; charset=utf-8' },
  { name: 'window-forms.css', path: '/v1/checkout/window-forms.css', type: 'text/css; charset=utf-8' },
  { name: 'window.js', path: '/v1/checkout/window.js', type: 'text/javascript; charset=utf-8' },
  { name: 'window-fields.js', path: '/v1/checkout/window-fields.js', type: 'text/javascript; charset=utf-8' },
  { name: 'window-frame.js', path: '/v1/checkout/window-frame.js', type: 'text/javascript; charset=utf-8' },
  { name: 'checkout.js', path: sandboxPaths.script, type: 'text/javascript; charset=utf-8' },
] as const;

/** The window loads only from its own origin, and only the shop's pages may frame it. */
const windowHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
} as const;

const short = Type.String({ maxLength: 200 });
const outcome = Type.Union([Type.Literal('success'), Type.Literal('failure')]);
const Attempt = Type.Object({
  key: short,
  order_id: short,
  email: Type.Optional(short),
  contact: Type.Optional(short),
  instrument: Type.Union([
    Type.Object({ method: Type.Literal('card'), number: short }),
    Type.Object({ method: Type.Literal('upi'), outcome }),
    Type.Object({ method: Type.Literal('netbanking'), bank: short, outcome }),
  ]),
});

const hidden = { schema: { hide: true } } as const;

function assertKey(key: string | undefined, { account }: SandboxContext): void {
  if (key !== account.key_id) throw new SandboxError(401, 'The api key provided is invalid');
}

/** The checkout script, the window's page and its requests. Public, as is the key id. */
export async function windowRoutes(app: FastifyInstance, context: SandboxContext): Promise<void> {
  for (const { name, path, type } of files) {
    const content = await readFile(new URL(`./browser/${name}`, import.meta.url));
    app.get(path, hidden, async (_request, reply) => reply.headers(windowHeaders).type(type).send(content));
  }

  app.get<{ Params: { id: string }; Querystring: { key?: string } }>(
    '/v1/checkout/orders/:id',
    hidden,
    async ({ params, query }) => {
      assertKey(query.key, context);
      const order = await context.store.db
        .selectFrom('sandbox_order')
        .select(['id', 'amount', 'currency', 'status'])
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!order) throw new SandboxError(400, 'The id provided does not exist');
      return { ...order, upi: upiCode(order) };
    },
  );

  app.post('/v1/checkout/payments', hidden, async ({ body }) => {
    if (!Value.Check(Attempt, body)) throw new SandboxError(400, 'The payment details are incomplete.');
    assertKey(body.key, context);
    return pay(context, {
      orderId: body.order_id,
      method: body.instrument.method,
      email: body.email,
      contact: body.contact,
      failure: failureOf(body.instrument),
    });
  });
}

/**
 * Sends the shop's calls to its sandbox. A server that has stopped listening finishes open checkouts, and calls itself without the
 * network.
 */
const sendTo =
  (app: FastifyInstance): SendRequest =>
  async (url, { method, headers, body, signal, ...rest }) => {
    if (app.server.listening) return fetch(url, { method, headers, body, signal, ...rest });
    const { pathname, search } = new URL(url);
    const request = { method, headers, payload: body, signal, url: pathname + search };
    const { statusCode, rawPayload } = await app.inject(request);
    return new Response(new Uint8Array(rawPayload), { status: statusCode });
  };

/**
 * Serves the sandbox under `/sandbox/razorpay` on the API's own origin: Razorpay's REST API, the checkout script and the window.
 * Bodies are JSON, read by the app's parser; routes whose callers do not send an Origin set `crossSite`.
 */
export async function registerSandbox(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  let origin: string | undefined;
  app.addHook('onListen', async () => void (origin = listeningOrigin(app.server)));
  sandbox.listenAt(() => origin, sendTo(app));
  const routes = named('sandbox', async (scope: FastifyInstance) => {
    scope.setErrorHandler(sendSandboxError);
    const { context } = sandbox;
    await scope.register(named('sandbox calls', async (rest: FastifyInstance) => restRoutes(rest, context)));
    await scope.register(
      named('sandbox window', async (page: FastifyInstance) => windowRoutes(page, context)),
    );
  });
  await app.register(routes, { prefix: sandboxPaths.base });
}
