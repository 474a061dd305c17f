import {
  RegistryError,
  readDates,
  readMinutes,
  readStages,
  readWindows,
  RegistryResponseError,
  usualStages,
  windowsText,
} from '@shop/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type {
  ChangeWindows,
  EnvState,
  Page,
  Rollout,
  RolloutRequest,
  RolloutWithHistory,
  StaffPass,
} from '@shop/contracts/registry';
import type { ConsoleRequest, ConsoleRequests } from './console-request';
import { markup, type Markup } from './markup';
import { changeWindowsPage, type TypedWindows } from './pages/change-windows';
import { newRolloutPage, type TypedRollout } from './pages/new-rollout';
import { rolloutPage, waitingStage } from './pages/rollout';
import { calendarText, rolloutsPage } from './pages/rollouts';
import { staffPage } from './pages/staff-link';
import type { RegistryCalls } from './registry-calls';
import { refusalText, type RefusalText } from './refusal-text';
import { liveEnv } from '../domain/live-env';
import { all } from '../domain/roles';
import { forbiddenText } from './forbidden-text';
import { fieldOf } from './form-fields';

const pageSize = 20;

const windowsPath = ({ envPath }: RegistryCalls) => `${envPath}/change-windows`;

/** Parses the input; invalid input is refused as the registry would. */
function read<T>(reading: () => T): T {
  try {
    return reading();
  } catch (error) {
    if (error instanceof RegistryError) throw new RegistryResponseError(422, error.message, {});
    throw error;
  }
}

/** The time of an input, in IST. */
const fromIndia = (local: string) => (local ? `${local}:00+05:30` : undefined);

function requestOf(typed: TypedRollout, isDraft: boolean): RolloutRequest {
  const { remote, version, stages, bake, minSessions, approval, reason, again } = typed;
  const startAt = fromIndia(typed.startAt);
  return {
    remote,
    version,
    reason,
    stages: read(() => readStages(stages, approval)),
    bakeMinutes: read(() => readMinutes(bake)),
    minSessions: Number(minSessions),
    ...(startAt && !isDraft ? { startAt } : { start: !isDraft }),
    ...(again ? { again } : {}),
  };
}

/** Renders the page again with the refused input; an expired session is sent to sign in. */
async function unlessRefused(
  reply: FastifyReply,
  work: () => Promise<string>,
  otherwise: (refusal: RefusalText) => Promise<Markup> | Markup,
): Promise<Markup> {
  try {
    reply.code(303).header('location', await work());
    return markup``;
  } catch (error) {
    const refusal = refusalText(error);
    const { status } = error as RegistryResponseError;
    if (status === 401) throw error;
    reply.code(status);
    return otherwise(refusal);
  }
}

async function drawNew(
  { calls, frame, actor }: ConsoleRequest,
  typed: TypedRollout,
  refusal: RefusalText | null,
): Promise<Markup> {
  const { rolledBack } = await calls.get<EnvState>(calls.envPath);
  const wasRolledBack = rolledBack.some(
    ({ remote, version }) => remote === typed.remote && version === typed.version,
  );
  // The remote is free text: a releaser of any remote may open the form.
  const remote = (refusal === null && typed.remote) || undefined;
  const forbidden = forbiddenText(actor, 'release', { env: calls.env, remote });
  return newRolloutPage(frame, { typed, refusal, wasRolledBack, forbidden });
}

function drawRollout(
  { calls, frame, actor }: ConsoleRequest,
  rollout: RolloutWithHistory,
  refusal: RefusalText | null,
  reason: string,
): Markup {
  const forbidden = forbiddenText(actor, 'release', { remote: rollout.remote, env: calls.env });
  return rolloutPage(frame, { rollout, actor, forbidden, refusal, reason });
}

/** Pages of rollouts, and the forms on them. */
export function rolloutPages(app: FastifyInstance, requests: ConsoleRequests, shopOrigin: string): void {
  app.get<{ Querystring: { readonly before?: string } }>('/rollouts', (request, reply) =>
    requests.page(request, reply, async ({ calls, frame }) => {
      const { before } = request.query;
      const older = before ? `&before=${encodeURIComponent(before)}` : '';
      const list = (query: string) => calls.get<Page<Rollout>>(`${calls.envPath}/rollouts?${query}`);
      const { items: open } = await list('open=true&limit=200');
      const past = await list(`open=false&limit=${pageSize}${older}`);
      const calendar = await calls.get<ChangeWindows>(windowsPath(calls));
      return rolloutsPage(frame, { open, past, calendar });
    }),
  );

  app.get<{ Querystring: { readonly remote?: string; readonly version?: string } }>(
    '/rollouts/new',
    (request, reply) =>
      requests.page(request, reply, (consoleRequest) => {
        const { remote = '', version = '' } = request.query;
        const usual = { stages: usualStages, bake: '10m', minSessions: '50', approval: '' };
        const typed = { remote, version, ...usual, startAt: '', reason: '', again: false };
        return drawNew(consoleRequest, typed, null);
      }),
  );

  app.post('/rollouts/new', (request, reply) =>
    requests.page(request, reply, async (consoleRequest) => {
      const of = (name: string) => fieldOf(request, name);
      const typed: TypedRollout = {
        remote: of('remote'),
        version: of('version'),
        stages: of('stages'),
        bake: of('bake'),
        minSessions: of('minSessions'),
        approval: of('approval'),
        startAt: of('startAt'),
        reason: of('reason'),
        again: of('again') === 'on',
      };
      const { calls } = consoleRequest;
      const make = async () => {
        const body = requestOf(typed, of('when') === 'draft');
        const { id } = await calls.post<Rollout>(`${calls.envPath}/rollouts`, { body });
        return `/ops/rollouts/${id}`;
      };
      return unlessRefused(reply, make, (refusal) => drawNew(consoleRequest, typed, refusal));
    }),
  );

  const rolloutAt = ({ calls }: ConsoleRequest, id: string) =>
    calls.get<RolloutWithHistory>(`${calls.envPath}/rollouts/${encodeURIComponent(id)}`);

  app.get<{ Params: { readonly id: string } }>('/rollouts/:id', (request, reply) =>
    requests.page(request, reply, async (consoleRequest) => {
      const rollout = await rolloutAt(consoleRequest, request.params.id);
      return drawRollout(consoleRequest, rollout, null, '');
    }),
  );

  app.post<{ Params: { readonly id: string } }>('/rollouts/:id', (request, reply) =>
    requests.page(request, reply, async (consoleRequest) => {
      const { calls } = consoleRequest;
      const { id } = request.params;
      const [action, reason] = [fieldOf(request, 'action'), fieldOf(request, 'reason')];
      const act = async () => {
        const approved = action === 'approve' && waitingStage(await rolloutAt(consoleRequest, id));
        const stage = approved || Number(fieldOf(request, 'stage'));
        const body = {
          reason,
          ...(action === 'skip' || action === 'approve' ? { stage } : {}),
          ...(action === 'schedule' ? { startAt: fromIndia(fieldOf(request, 'startAt')) } : {}),
        };
        const path = `${calls.envPath}/rollouts/${encodeURIComponent(id)}/${encodeURIComponent(action)}`;
        await calls.post(path, { body });
        return `/ops/rollouts/${id}`;
      };
      return unlessRefused(reply, act, async (refusal) => {
        return drawRollout(consoleRequest, await rolloutAt(consoleRequest, id), refusal, reason);
      });
    }),
  );

  const drawWindows = (
    { calls, frame, actor }: ConsoleRequest,
    calendar: ChangeWindows,
    typed: TypedWindows,
    refusal: RefusalText | null,
  ) => {
    const forbidden = forbiddenText(actor, 'operate', { remote: all, env: calls.env });
    return changeWindowsPage(frame, { typed, now: calendarText(calendar), forbidden, refusal });
  };

  const windowsOf = (calls: RegistryCalls) => calls.get<ChangeWindows>(windowsPath(calls));

  app.get('/change-windows', (request, reply) =>
    requests.page(request, reply, async (consoleRequest) => {
      const calendar = await windowsOf(consoleRequest.calls);
      const { windows, holidays, timeZone } = calendar;
      const typed = { windows: windowsText(windows), holidays: holidays.join(', '), timeZone, reason: '' };
      return drawWindows(consoleRequest, calendar, typed, null);
    }),
  );

  app.post('/change-windows', (request, reply) =>
    requests.page(request, reply, async (consoleRequest) => {
      const { calls } = consoleRequest;
      const of = (name: string) => fieldOf(request, name);
      const typed = {
        windows: of('windows'),
        holidays: of('holidays'),
        timeZone: of('timeZone'),
        reason: of('reason'),
      };
      const set = async () => {
        const { timeZone, reason } = typed;
        const windows = read(() => readWindows(typed.windows));
        const body = { timeZone, windows, holidays: readDates(typed.holidays), reason };
        await calls.put(windowsPath(calls), { body });
        return '/ops/change-windows';
      };
      return unlessRefused(reply, set, async (refusal) =>
        drawWindows(consoleRequest, await windowsOf(calls), typed, refusal),
      );
    }),
  );

  app.get('/staff', (request, reply) =>
    requests.page(request, reply, async ({ frame }) => staffPage(frame, { pass: null, shopOrigin: null })),
  );

  app.post('/staff', (request, reply) =>
    requests.page(request, reply, async ({ calls, frame }) =>
      staffPage(frame, {
        pass: await calls.post<StaffPass>(`/staff-passes?env=${encodeURIComponent(calls.env)}`, {}),
        // The registry knows where the shop of live is alone.
        shopOrigin: calls.env === liveEnv ? shopOrigin : null,
      }),
    ),
  );
}
