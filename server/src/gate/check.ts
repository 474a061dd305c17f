import type { Artifact } from '@shop/contracts';
import type { GateReport, GateReportRequest, GateState, Plan } from '@shop/contracts/registry';
import { createRegistryClient } from '@shop/packer';
import {
  changes,
  envPathOf,
  exitCodes,
  readEnvironment,
  readState,
  readVersion,
  UsageError,
  usualEnvironment,
  type Command,
  type CommandContext,
} from '@shop/packer/commands';
import { candidateCookies } from './candidate-cookies';
import { findGateChromium } from './find-chromium';
import type { Exchange, GateRun } from './gate-run';
import { runGate } from './run-gate';
import { readAccount } from './sign-in';

type Promotion = Readonly<Record<string, string>>;

async function planOf(context: CommandContext, promote: Promotion): Promise<GateState> {
  const path = `${envPathOf(context)}/plan`;
  const plan = await context.client.call<Plan>(path, { method: 'POST', body: { promote } });
  const [problem] = plan.problems;
  if (problem) throw new UsageError(`Nothing to check: ${problem.message}`);
  if (!plan.gate) throw new UsageError('Shoppers have these versions already.');
  return plan.gate;
}

/** Longer than any run: what a run that was killed has listed ends then. */
const leaseMinutes = '120';

/** Lists the candidates as previews while `work` runs; those that were listed before stay listed. */
async function whileListed<Result>(
  context: CommandContext,
  names: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const quiet = { ...context, log: () => undefined };
  const { release } = await readState(context);
  const isListed = (name: string) => {
    const { remote, version } = readVersion(name);
    return release?.assignments[remote]?.previews?.includes(version) ?? false;
  };
  const options = { force: false, reason: 'The gate opens it', minutes: leaseMinutes };
  const input = (name: string) => ({ words: [name], options });
  const listed: string[] = [];
  try {
    for (const name of names.filter((one) => !isListed(one))) {
      await changes.preview(input(name), quiet);
      listed.push(name);
    }
    return await work();
  } finally {
    for (const name of listed) await changes.unlist(input(name), quiet);
  }
}

const artifactOf = ({ client }: CommandContext, remote: string, version: string) =>
  client.call<Artifact>(`/artifacts/${remote}/${version}`);

/** A report as text. */
export function reportLines({ id, verdict, findings, seconds, pages }: GateReport): string[] {
  const of = (severity: 'refuse' | 'note') => findings.filter((finding) => finding.severity === severity);
  return [
    ...of('refuse').map(({ check, message }) => `Refused, ${check}: ${message}`),
    ...of('note').map(({ check, message }) => `Note, ${check}: ${message}`),
    `The gate ${verdict === 'passed' ? 'lets it pass' : 'refuses it'} (report ${id}): ${pages.length} pages in ${seconds} s.`,
  ];
}

/** Options of a check: `shop` is its origin, the rest as in GateRun. */
interface CheckOptions extends Pick<GateRun, 'isShort' | 'endsAtRefusal'> {
  readonly shop: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs the gate over versions on top of what is live, in a running shop, and sends the report to the registry. */
export async function checkVersions(
  promote: Promotion,
  context: CommandContext,
  { shop, isShort = false, endsAtRefusal = false, env = process.env }: CheckOptions,
): Promise<GateReport> {
  const { client, log } = context;
  const chromium = findGateChromium(env.GATE_CHROMIUM || undefined);
  const account = readAccount(env.GATE_ACCOUNT);
  const { set, candidates } = await planOf(context, promote);
  const state = await readState(context);
  const assignments = state.release?.assignments ?? {};
  const exchanges: Exchange[] = [];
  for (const { remote, version } of candidates) {
    const stable = assignments[remote]?.stable;
    if (!assignments[remote]) {
      throw new UsageError(
        `${remote} was never live, so it cannot be previewed. Give it to a few as a canary, and --overrule the gate.`,
      );
    }
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
  const result = await whileListed(context, names, async () => {
    const cookies = await candidateCookies(shop, candidates, state);
    return runGate({ shop, exchanges, others, cookies, chromium, account, isShort, endsAtRefusal, log });
  });
  const body: GateReportRequest = { promote, set, ...result };
  return client.call<GateReport>(`${envPathOf(context)}/gate/reports`, { method: 'POST', body });
}

/** `check catalog@1.3.0 [cart@1.1.0]`: checks every page with it before it is released. */
export const check: Command = async ({ words, options }, context) => {
  if (words.length === 0) throw new UsageError('Which version? Write it as catalog@1.3.0.');
  const promote = Object.fromEntries(words.map(readVersion).map(({ remote, version }) => [remote, version]));
  const { HOST = '127.0.0.1', PORT = '3000', SHOP_URL = `http://${HOST}:${PORT}` } = process.env;
  const shop = (options.shop ?? SHOP_URL).replace(/\/+$/, '');
  const report = await checkVersions(promote, context, { shop, isShort: options.short ?? false });
  for (const line of reportLines(report)) context.log(line);
  if (report.verdict === 'refused') context.endWith?.(exitCodes.gate);
  return report;
};

/** The same for a program without a command line of its own: `SHOP_URL`, `REGISTRY_URL` and `REGISTRY_TOKEN` configure it, and `RELEASE_ENVIRONMENT`. */
export async function checkByEnvironment(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Promise<void> {
  const { SHOP_URL: shop, REGISTRY_URL: registry, REGISTRY_TOKEN: token, RELEASE_ENVIRONMENT } = env;
  if (!shop || !registry || !token) throw new Error('Set SHOP_URL, REGISTRY_URL and REGISTRY_TOKEN.');
  const client = createRegistryClient({ url: registry, token });
  const environment = readEnvironment(RELEASE_ENVIRONMENT || usualEnvironment);
  const endWith = (code: number) => void (process.exitCode = code);
  await check({ words, options: { shop, force: false } }, { client, environment, log, endWith });
}
