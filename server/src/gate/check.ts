import type { Artifact } from '@shop/contracts';
import type { GateReport, GateReportRequest, GateState, Plan } from '@shop/contracts/registry';
import {
  createRegistryClient,
  envPathOf,
  postChange,
  readEnvironment,
  readState,
  readVersion,
  RegistryError,
  usualEnvironment,
  type ReleaseTarget,
} from '@shop/protocol';
import { candidateCookies } from './addresses';
import { findGateChromium } from './find-chromium';
import { LostRunError, type Exchange, type GateRun } from './gate-run';
import { runGate } from './run-gate';
import { readAccount } from './purchase-steps';

type Promotion = Readonly<Record<string, string>>;

/** The environment and the log of a check. */
interface CheckContext extends ReleaseTarget {
  readonly log: (line: string) => void;
}

async function planOf(context: CheckContext, promote: Promotion): Promise<GateState> {
  const path = `${envPathOf(context)}/plan`;
  const plan = await context.client.call<Plan>(path, { method: 'POST', body: { promote } });
  const [problem] = plan.problems;
  if (problem) throw new RegistryError(422, `The gate cannot run: ${problem.message}`);
  if (!plan.gate) throw new RegistryError(422, 'Shoppers already have these versions.');
  return plan.gate;
}

/** Expiry of previews in minutes, in case a run is killed. Longer than any run. */
const usualPreviewMinutes = 120;

interface Listing extends Pick<CheckOptions, 'onPreview' | 'signal'> {
  readonly names: readonly string[];
  /** Expiry of the previews. */
  readonly minutes: number;
}

/** Lists the candidates as previews while `work` runs. Those that were already listed stay listed. */
async function whileListed<Result>(
  context: CheckContext,
  { names, minutes, onPreview, signal }: Listing,
  work: () => Promise<Result>,
): Promise<Result> {
  const { release } = await readState(context);
  const isListed = (name: string) => {
    const { remote, version } = readVersion(name);
    return release?.assignments[remote]?.previews?.includes(version) ?? false;
  };
  const send = (path: '/previews' | '/unlist', name: string) =>
    postChange(context, path, {
      body: { ...readVersion(name), minutes, reason: 'Checked by the gate', force: false },
    });
  const listed: string[] = [];
  try {
    for (const name of names.filter((one) => !isListed(one))) {
      await onPreview?.();
      await send('/previews', name);
      listed.push(name);
    }
    return await work();
  } finally {
    const isOurs = !(signal?.reason instanceof LostRunError);
    for (const name of isOurs ? listed : []) await send('/unlist', name);
  }
}

const artifactOf = ({ client }: CheckContext, remote: string, version: string) =>
  client.call<Artifact>(`/artifacts/${remote}/${version}`);

/** A report as text. */
export function reportLines({ id, verdict, findings, seconds, pages }: GateReport): string[] {
  const of = (severity: 'refuse' | 'note') => findings.filter((finding) => finding.severity === severity);
  return [
    ...of('refuse').map(({ check, message }) => `Rejected, ${check}: ${message}`),
    ...of('note').map(({ check, message }) => `Note, ${check}: ${message}`),
    `The gate ${verdict === 'passed' ? 'passed' : 'refused'} (report ${id}): ${pages.length} pages in ${seconds} s.`,
  ];
}

/** Options of a check. See GateRun for the others. */
export interface CheckOptions extends Pick<GateRun, 'isShort' | 'endsAtRefusal' | 'signal' | 'onStage'> {
  /** Address of the shop. */
  readonly shop: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The requested run that the report ends. */
  readonly job?: NonNullable<GateReportRequest['job']>;
  /** Expiry of the previews, if the run is killed. */
  readonly previewMinutes?: number;
  /** Called before a version is listed as a preview. */
  readonly onPreview?: () => Promise<void>;
}

/** Runs the gate on versions together with the live ones, in a running shop, and sends the report to the registry. */
export async function checkVersions(
  promote: Promotion,
  context: CheckContext,
  options: CheckOptions,
): Promise<GateReport> {
  const { client, log } = context;
  const { isShort = false, endsAtRefusal = false, env = process.env, signal, onStage, job } = options;
  const { previewMinutes: minutes = usualPreviewMinutes, onPreview } = options;
  const shop = options.shop.replace(/\/+$/, '');
  const chromium = findGateChromium(env.GATE_CHROMIUM || undefined);
  const account = readAccount(env.GATE_ACCOUNT);
  const { set, candidates } = await planOf(context, promote);
  const state = await readState(context);
  const assignments = state.release?.assignments ?? {};
  const exchanges: Exchange[] = [];
  for (const { remote, version } of candidates) {
    const stable = assignments[remote]?.stable;
    exchanges.push({
      candidate: await artifactOf(context, remote, version),
      live: stable ? await artifactOf(context, remote, stable) : null,
    });
  }
  const others: Artifact[] = [];
  for (const [remote, { stable, killed }] of Object.entries(assignments)) {
    if (stable && !killed && !candidates.some((one) => one.remote === remote))
      others.push(await artifactOf(context, remote, stable));
  }
  const names = candidates.map(({ remote, version }) => `${remote}@${version}`);
  signal?.throwIfAborted();
  onStage?.('preview');
  const result = await whileListed(context, { names, minutes, onPreview, signal }, async () => {
    const cookies = await candidateCookies(shop, candidates, state);
    const limits = { isShort, endsAtRefusal, signal, onStage };
    return runGate({ shop, exchanges, others, cookies, chromium, account, ...limits, log });
  });
  onStage?.('report');
  const body: GateReportRequest = { promote, set, ...(job && { job }), ...result };
  return client.call<GateReport>(`${envPathOf(context)}/gate/reports`, { method: 'POST', body });
}

/** Parses `catalog@1.3.0 cart@1.1.0` as a promotion. Throws a RegistryError 422. */
export function readPromotion(words: readonly string[]): Promotion {
  if (words.length === 0) throw new RegistryError(422, 'Missing version. Use the form catalog@1.3.0.');
  return Object.fromEntries(words.map(readVersion).map(({ remote, version }) => [remote, version]));
}

/** Exit code for refused versions. */
export const refusedExitCode = 8;

/**
 * Checks versions with the configuration in `SHOP_URL`, `REGISTRY_URL`, `REGISTRY_TOKEN` and `RELEASE_ENVIRONMENT`. Sets the exit
 * code.
 */
export async function checkByEnvironment(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Promise<void> {
  const { SHOP_URL: shop, REGISTRY_URL: registry, REGISTRY_TOKEN: token, RELEASE_ENVIRONMENT } = env;
  if (!shop || !registry || !token) throw new Error('Set SHOP_URL, REGISTRY_URL and REGISTRY_TOKEN.');
  const client = createRegistryClient({ url: registry, token });
  const environment = readEnvironment(RELEASE_ENVIRONMENT || usualEnvironment);
  const report = await checkVersions(readPromotion(words), { client, environment, log }, { shop });
  for (const line of reportLines(report)) log(line);
  if (report.verdict === 'refused') process.exitCode = refusedExitCode;
}
