import type {
  ArtifactList,
  EnvState,
  HealthOfRemote,
  HealthOverview,
  HealthWindow,
  Judgement,
  Page,
  PastRelease,
  SalesState,
  SignatureState,
} from '@shop/contracts/registry';
import { envPathOf, readRemote, readState } from '@shop/protocol';
import { readInteger, type Command, type CommandContext } from './command';
import {
  assignmentLine,
  healthLines,
  judgementLine,
  releaseLine,
  restrictionLine,
  rolledBackLine,
} from './release-lines';

const defaultLimit = 20;

/** The text for a missing or invalid signature. */
const signatureWords: Readonly<Record<Exclude<SignatureState['state'], 'signed'>, string>> = {
  unsigned: 'not signed',
  unknown: 'signed by a key that is not registered',
  revoked: 'signed by a revoked key',
  broken: 'invalid signature',
};

const signatureText = ({ state, key }: SignatureState) =>
  state === 'signed' ? `signed by ${key?.name ?? 'a key'}` : signatureWords[state];

/** The health of a remote in the last hour. */
const healthOf = async (context: CommandContext, remote: string) =>
  (await context.client.call<HealthOfRemote>(`${envPathOf(context)}/health/${remote}?minutes=60`)).windows;

/** The findings of monitoring; empty for an older registry. */
async function judgedIn(
  context: CommandContext,
): Promise<{ judgements: readonly Judgement[]; sales?: SalesState }> {
  const { judgements = [], sales } = await context.client.call<Partial<HealthOverview>>(
    `${envPathOf(context)}/health?hours=1`,
  );
  return { judgements, ...(sales && { sales }) };
}

/** `status`: the live versions of each remote, freezes and rollbacks, and the health of versions in the last hour. */
export const status: Command = async (_input, context) => {
  const state = await readState(context);
  const { release, freezes, shell, rolledBack, signatures } = state;
  context.log(release ? releaseLine(release) : 'Nothing is live yet.');
  for (const [remote, assignment] of Object.entries(release?.assignments ?? {})) {
    context.log(assignmentLine(remote, assignment));
  }
  for (const [name, { by, reason, at }] of Object.entries(freezes)) {
    context.log(`Frozen: ${name === '*' ? 'everything' : name}, by ${by} since ${at}: ${reason}`);
  }
  for (const one of (state as Partial<EnvState>).restrictions ?? [])
    context.log(`Still live: ${restrictionLine(one)}`);
  for (const { message } of signatures) context.log(`Still live: ${message}`);
  for (const mark of rolledBack) context.log(`Rolled back: ${rolledBackLine(mark)}`);
  const health: Record<string, readonly HealthWindow[]> = {};
  for (const remote of Object.keys(release?.assignments ?? {})) {
    health[remote] = await healthOf(context, remote);
  }
  const lines = Object.entries(health).flatMap(([remote, windows]) => healthLines(remote, windows));
  context.log(lines.length > 0 ? 'In the last hour:' : 'No reports in the last hour.');
  for (const line of lines) context.log(line);
  const { judgements, sales } = await judgedIn(context);
  for (const one of judgements) context.log(judgementLine(one));
  if (sales?.since) context.log(`Orders have dropped since ${sales.since}.`);
  context.log(
    shell ? `Checked against shell ${shell.version}.` : 'No shell has declared its shared packages.',
  );
  return { ...state, health, judgements };
};

/** `history`: the last releases, newest first. */
export const history: Command = async ({ options }, context) => {
  const { client, log } = context;
  const limit = options.limit === undefined ? defaultLimit : readInteger(options.limit, 'limit');
  const page = await client.call<Page<PastRelease>>(`${envPathOf(context)}/history?limit=${limit}`);
  for (const release of page.items) log(releaseLine(release));
  return page;
};

/** `versions catalog`: a remote's published versions. */
export const versions: Command = async ({ words }, { client, log }) => {
  const remote = readRemote(words[0]);
  const page = await client.call<ArtifactList>(`/artifacts/${remote}`);
  for (const { version, at, publishedBy, stored, lastSeen, signature, restriction } of page.items) {
    const seen = lastSeen ? `last seen ${lastSeen}` : 'never seen';
    log(
      `${remote}@${version}  ${at} by ${publishedBy}, ${stored ? seen : 'removed'}, ${signatureText(signature)}`,
    );
    if (restriction) log(`  ${restrictionLine(restriction)}`);
  }
  return page;
};
