import formBody from '@fastify/formbody';
import { escapeHtml } from '@shop/contracts/escape-html';
import { named } from '@shop/server-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { listeningOrigin } from '../../../platform/http/listening-origin';
import { CourierError, type ParcelState, parcelStates } from '../courier';
import { sandboxCourierPath } from './context';
import type { CourierSandbox } from './open-sandbox';
import { statesAfter } from './shipments';
import type { SandboxShipmentRow } from './tables';

const hidden = { schema: { hide: true } } as const;
const SHOWN = 50;
const FORM_LIMIT = 4 * 1024;

const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
} as const;

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:60rem}
li{border-top:1px solid #767676;padding:.75rem 0}ul{list-style:none;padding:0}
form{display:flex;flex-wrap:wrap;gap:.5rem}button{font:inherit;min-height:2.75rem;padding:0 .75rem}`;

/** A state as shown on the page. */
const label = (state: ParcelState) => state.replaceAll('-', ' ');

/** A shipment with a button for each state that may follow. Names and streets are not shown: the page is public. */
function itemOf(shipment: SandboxShipmentRow): string {
  const number = escapeHtml(shipment.tracking_number);
  const buttons = statesAfter(shipment.state).map(
    (state) =>
      `<button name="state" value="${state}" aria-label="${number}: ${label(state)}">${label(state)}</button>`,
  );
  const pickup = shipment.pickup_on ? `, pickup on ${escapeHtml(shipment.pickup_on)}` : '';
  const city = escapeHtml(shipment.address?.city ?? 'an erased address');
  return `<li><strong>${number}</strong> to ${city}: ${label(shipment.state)}${pickup}
<form method="post" action="${sandboxCourierPath}/${number}">${buttons.join('')}</form></li>`;
}

function pageOf(shipments: readonly SandboxShipmentRow[], message: string): string {
  const list =
    shipments.length === 0 ? '<p>No shipments yet.</p>' : `<ul>${shipments.map(itemOf).join('')}</ul>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox courier</title><style>${style}</style><main><h1>Sandbox courier</h1>
<p>Move a parcel on: the shop receives a webhook about each step.</p>
${message && `<p role="alert">${escapeHtml(message)}</p>`}${list}</main></html>`;
}

const Step = Type.Object({ state: Type.Union(parcelStates.map((state) => Type.Literal(state))) });

/**
 * The page of the sandbox courier, where anyone can move its parcels to the next state. It is served only with the
 * sandbox.
 */
export async function registerCourierSandbox(app: FastifyInstance, sandbox: CourierSandbox): Promise<void> {
  let origin: string | undefined;
  app.addHook('onListen', async () => void (origin = listeningOrigin(app.server)));
  sandbox.listenAt(() => origin);
  const { db } = sandbox.context.store;
  const show = async (reply: FastifyReply, status: number, message: string) => {
    const shipments = await db
      .selectFrom('sandbox_shipment')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(SHOWN)
      .execute();
    return reply
      .code(status)
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(pageOf(shipments, message));
  };
  const page = named('sandbox courier', async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formBody, { bodyLimit: FORM_LIMIT });
    scope.get('', hidden, async (_request, reply) => show(reply, 200, ''));
    scope.post<{ Params: { number: string } }>('/:number', hidden, async ({ params, body }, reply) => {
      if (!Value.Check(Step, body)) return show(reply, 400, 'Choose a step.');
      try {
        await sandbox.move(params.number, body.state);
      } catch (error) {
        if (!(error instanceof CourierError)) throw error;
        return show(reply, 409, error.message);
      }
      return reply.redirect(sandboxCourierPath, 303);
    });
  });
  await app.register(page, { prefix: sandboxCourierPath });
}
