import { RegistryResponseError } from '@shop/protocol';
import { randomUUID } from 'node:crypto';
import type { Release } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Approval, EnvState, Plan } from '@shop/contracts/registry';
import { changeSheet, sheetRight, type ChangeSheet, type ChangeFields } from './pages/change-kinds';
import { markup, type Markup } from './markup';
import { changePage, type Typed } from './pages/change';
import { pauseOf } from './read-registry';
import { refusalText, type RefusalText } from './refusal-text';
import { all } from '../domain/roles';
import { forbiddenText } from './forbidden-text';
import { fieldOf } from './form-fields';
import type { ConsoleRequest, ConsoleRequests } from './console-request';

type Read = (name: string) => string;

interface Draft {
  readonly sheet: ChangeSheet;
  readonly changeFields: ChangeFields;
  readonly typed: Typed;
  readonly key: string;
}

function draftOf(read: Read): Draft {
  const changeFields = {
    kind: read('kind'),
    remote: read('remote'),
    version: read('version'),
    seq: read('seq'),
    share: read('share'),
    from: read('from'),
  };
  const sheet = changeSheet(changeFields);
  if (!sheet) throw new RegistryResponseError(404, `There is no change called “${changeFields.kind}”.`, {});
  const typed = {
    reason: read('reason'),
    confirmation: read('confirmation'),
    force: read('force') === 'on',
    again: read('again') === 'on',
    overrule: read('overrule') === 'on',
    request: read('request') === 'on',
  };
  return { sheet, changeFields, typed, key: read('key') || randomUUID() };
}

/** Plans a change with the registry. An error is shown like that of a refused change. */
async function planOf({ calls }: ConsoleRequest, { plan }: ChangeSheet): Promise<Plan | RefusalText | null> {
  if (plan === null) return null;
  return calls.post<Plan>(`${calls.envPath}/plan`, { body: plan }).catch(refusalText);
}

async function draw(
  consoleRequest: ConsoleRequest,
  draft: Draft,
  refused: RefusalText | null,
): Promise<Markup> {
  const { calls, frame, actor } = consoleRequest;
  const { sheet, changeFields } = draft;
  const state = await calls.get<EnvState>(calls.envPath);
  const plan = await planOf(consoleRequest, sheet);
  const planned = plan !== null && 'changes' in plan;
  return changePage(frame, {
    ...draft,
    head: state.release,
    seq: state.release?.seq ?? 0,
    plan: planned ? plan : null,
    refusal: refused ?? (planned ? null : plan),
    needsApproval:
      draft.typed.request || refused?.needsApproval === true || (planned && plan.approval.length > 0),
    forbidden: forbiddenText(actor, sheetRight(changeFields), {
      remote: changeFields.remote || all,
      env: calls.env,
    }),
    paused:
      changeFields.kind.startsWith('canary-') && (await pauseOf(calls, state, changeFields.remote)) !== null,
  });
}

/** Sends the change, and returns the page to redirect to, where the result is shown. */
async function send({ calls }: ConsoleRequest, draft: Draft, seen: number): Promise<string> {
  const { sheet, typed, key } = draft;
  if (sheet.typed !== null && typed.confirmation !== sheet.typed) {
    throw new RegistryResponseError(
      422,
      `Type ${sheet.typed} to confirm; this was “${typed.confirmation}”.`,
      {},
    );
  }
  const { reason, force, again, overrule, request } = typed;
  const body = {
    ...{ ...sheet.body, reason },
    ...{ ...(force && { force }), ...(again && { again }), ...(overrule && { overrule }) },
    ...(request && { requestApproval: true }),
  };
  const done = await calls.post<Release | Approval | EnvState>(`${calls.envPath}${sheet.path}`, {
    body,
    seq: seen,
    key,
  });
  if ('requestedBy' in done) return `/ops/approvals/${done.id}`;
  return afterwards(draft, 'seq' in done ? done.seq : (done.release?.seq ?? 0));
}

function afterwards({ changeFields: { kind, remote } }: Draft, seq: number): string {
  const onRemote = ['preview', 'unlist', 'canary-start', 'canary-advance'].includes(kind);
  return `/ops${onRemote ? `/remotes/${encodeURIComponent(remote)}` : ''}?done=${seq}`;
}

/** Change forms: planned and confirmed at `/change`, sent from there. */
export function changeRoutes(app: FastifyInstance, requests: ConsoleRequests): void {
  app.get<{ Querystring: Readonly<Record<string, string>> }>('/change', (request, reply) =>
    requests.page(request, reply, (consoleRequest) => {
      const { query } = request;
      return draw(
        consoleRequest,
        draftOf((name) => String(query[name] ?? '')),
        null,
      );
    }),
  );

  app.post('/change', (request, reply) => {
    const draft = draftOf((name) => fieldOf(request, name));
    const seen = Number(fieldOf(request, 'head')) || 0;
    const make = async (consoleRequest: ConsoleRequest) => {
      try {
        reply.code(303).header('location', await send(consoleRequest, draft, seen));
        return markup``;
      } catch (error) {
        const { status } = error as RegistryResponseError;
        // Somebody whose session has ended is asked to sign in, as on every page.
        if (status === 401) throw error;
        const page = await draw(consoleRequest, draft, refusalText(error));
        reply.code(status);
        return page;
      }
    };
    return requests.page(request, reply, make, (frame, refusal) => {
      const unknown = { head: null, plan: null, forbidden: null, paused: draft.typed.force };
      const needsApproval = draft.typed.request;
      return changePage(frame, { ...draft, ...unknown, needsApproval, seq: seen, refusal });
    });
  });
}
