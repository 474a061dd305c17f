import { randomUUID } from 'node:crypto';
import type { Release } from '@shop/contracts';
import type {
  AuditCheck,
  AuditRow,
  ListedArtifact,
  Page,
  PastRelease,
  TokenList,
  VitalsList,
} from '@shop/contracts/registry';
import type { FastifyInstance } from 'fastify';
import { versionsOf } from '../domain/assignments';
import { liveEnv } from '../domain/live-env';
import { may } from '../domain/roles';
import { compareHealth } from './compare-health';
import { figuresOf } from './figures';
import { auditPage } from './pages/audit';
import { canaryPiece, figureTexts } from './pages/canary';
import { compatibilityPage } from './pages/compatibility';
import { differencePage } from './pages/difference';
import { healthCards } from './pages/health-cards';
import { heldNotices } from './pages/held-notices';
import { historyPage } from './pages/history';
import { livePage } from './pages/live';
import { remotePage } from './pages/remote';
import {
  errorsOf,
  gatePolicyOf,
  gateReportsOf,
  healthOf,
  judgedOf,
  listOf,
  liveProblems,
  overviewOf,
  pauseOf,
  pendingOf,
  rolloutsOf,
  stateOf,
} from './read-registry';
import { vitalsPage } from './pages/vitals';
import type { ConsoleRequests } from './console-request';

/** The seq that a form has just created, from the URL it redirected to. */
interface Done {
  readonly Querystring: { readonly done?: string };
}
const doneOf = ({ done }: Done['Querystring']) => Number(done) || null;

type OfRemote = { readonly Params: { readonly remote: string } };
type Paged = { readonly Querystring: { readonly before?: string } };

/** Entries on a page of the history and the audit. */
const pageSize = 50;
/** How many releases are searched for when a version became live. */
const lookBack = 200;

const pageQuery = (before: string | undefined, limit: number) =>
  `?limit=${limit}${before ? `&before=${encodeURIComponent(before)}` : ''}`;

/** Read-only pages; every change has a form of its own. */
export function pageRoutes(app: FastifyInstance, requests: ConsoleRequests, shopOrigin: string): void {
  app.get<{ Querystring: Done['Querystring'] & { hours?: string } }>('/', (request, reply) =>
    requests.page(request, reply, async ({ calls, frame, actor }) => {
      const state = await stateOf(calls);
      const { items } = await calls.get<Page<Release>>(`${calls.envPath}/history?limit=${lookBack}`);
      const tokens = may(actor, 'administer') ? (await calls.get<TokenList>('/tokens')).items : [];
      const gate = await gatePolicyOf(calls);
      const overview = await overviewOf(calls, request.query.hours);
      const health = healthCards({
        comparisons: compareHealth(overview, items),
        hours: (overview.stepMinutes * 24) / 60,
        mayAct: (remote) => may(actor, 'release', { remote, env: calls.env }),
        hasWayBack: (remote) => typeof state.release?.assignments[remote]?.lastKnownGood === 'string',
      });
      const found = { state, history: items, tokens, gate, health, pending: await pendingOf(calls) };
      return livePage(frame, { ...found, found: overview, done: doneOf(request.query) });
    }),
  );

  app.get<OfRemote & Done>('/remotes/:remote', (request, reply) =>
    requests.page(request, reply, async ({ calls, frame, actor }) => {
      const { remote } = request.params;
      const state = await stateOf(calls);
      const assignment = state.release?.assignments[remote];
      const versions = await listOf(calls, remote);
      if (versions.length === 0 && !assignment) reply.code(404);
      const { windows, watch, bake, held } = await healthOf(calls, remote);
      const canary = [
        heldNotices(held),
        assignment &&
          canaryPiece({
            remote,
            assignment,
            figures: figuresOf(windows, assignment),
            paused: await pauseOf(calls, state, remote),
            mayAct: may(actor, 'release', { remote, env: calls.env }),
            seq: state.release?.seq ?? 0,
            key: randomUUID(),
          }),
      ];
      const { items: errors } = await errorsOf(calls, remote);
      const reports = await gateReportsOf(calls, remote);
      const rollouts = await rolloutsOf(calls, remote);
      const done = doneOf(request.query);
      const judged = judgedOf(assignment, { watch, bake });
      const pending = await pendingOf(calls, remote);
      const found = { state, versions, reports, canary, bake, judged, errors, rollouts, pending };
      return remotePage(frame, {
        ...{ remote, ...found, done },
        // The registry knows where the shop of live is alone.
        shopOrigin: calls.env === liveEnv ? shopOrigin : null,
      });
    }),
  );

  app.get<OfRemote & { Querystring: { from?: string; to?: string } }>(
    '/remotes/:remote/difference',
    (request, reply) =>
      requests.page(request, reply, async ({ calls, frame }) => {
        const { remote } = request.params;
        const artifact = (version = '') =>
          calls.get<ListedArtifact>(
            `/artifacts/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`,
          );
        const [from, to] = [await artifact(request.query.from), await artifact(request.query.to)];
        return differencePage(frame, { from, to, versions: await listOf(calls, remote) });
      }),
  );

  app.get<Paged>('/history', (request, reply) =>
    requests.page(request, reply, async ({ calls, frame }) => {
      const { release } = await stateOf(calls);
      const page = await calls.get<Page<PastRelease>>(
        `${calls.envPath}/history${pageQuery(request.query.before, pageSize)}`,
      );
      return historyPage(frame, { page, head: release?.seq ?? 0 });
    }),
  );

  app.get<{ Querystring: { days?: string } }>('/vitals', (request, reply) =>
    requests.page(request, reply, async ({ calls, frame }) => {
      const { days = '7' } = request.query;
      const { release } = await stateOf(calls);
      const list = await calls.get<VitalsList>(`${calls.envPath}/vitals?days=${encodeURIComponent(days)}`);
      return vitalsPage(frame, { list, days: Number(days), head: release?.seq ?? 0 });
    }),
  );

  app.get('/compatibility', (request, reply) =>
    requests.page(request, reply, async ({ calls, frame }) => {
      const state = await stateOf(calls);
      const live: ListedArtifact[] = [];
      for (const [remote, assignment] of Object.entries(state.release?.assignments ?? {}).sort()) {
        const wanted = versionsOf(assignment);
        live.push(...(await listOf(calls, remote)).filter(({ version }) => wanted.includes(version)));
      }
      return compatibilityPage(frame, { state, live, problems: await liveProblems(calls, state) });
    }),
  );

  app.get<Paged>('/audit', (request, reply) =>
    requests.page(request, reply, async ({ calls, frame }) => {
      const page = await calls.get<Page<AuditRow>>(`/audit${pageQuery(request.query.before, pageSize)}`);
      const { brokenAt } = await calls.get<AuditCheck>('/audit/check');
      return auditPage(frame, { page, brokenAt });
    }),
  );

  // For the script: what is live now, and current figures of a canary.
  app.get('/head.json', async (request) => {
    const { release } = await stateOf(requests.calls(request));
    return release && { seq: release.seq, actor: release.actor, reason: release.reason };
  });

  app.get<OfRemote>('/remotes/:remote/figures.json', async (request) => {
    const calls = requests.calls(request);
    const { remote } = request.params;
    const { release } = await stateOf(calls);
    const assignment = release?.assignments[remote];
    if (!assignment) return null;
    const figures = figuresOf((await healthOf(calls, remote)).windows, assignment);
    return { lines: figureTexts(figures), series: figures.series };
  });
}
