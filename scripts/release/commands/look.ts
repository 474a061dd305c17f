import type { Artifact, Release } from '@shop/contracts';
import { envPath, readRemote, readState, readWhole, type Command } from '../command';
import { assignmentLine, releaseLine } from '../tell';

interface Page<T> {
  readonly items: readonly T[];
}

const defaultLimit = 20;

/** `status`: what is live, of each remote, and what is frozen. */
export const status: Command = async (_wish, surroundings) => {
  const state = await readState(surroundings);
  const { release, freezes, shell } = state;
  surroundings.say(release ? releaseLine(release) : 'Nothing is live yet.');
  for (const [remote, assignment] of Object.entries(release?.assignments ?? {})) {
    surroundings.say(assignmentLine(remote, assignment));
  }
  for (const [name, { by, reason, at }] of Object.entries(freezes)) {
    surroundings.say(`Frozen: ${name === '*' ? 'everything' : name}, by ${by} since ${at}: ${reason}`);
  }
  surroundings.say(shell ? `Checked against shell ${shell.version}.` : 'No shell has said what it provides.');
  return state;
};

/** `history`: the last releases, the newest first. */
export const history: Command = async ({ options }, { client, say }) => {
  const limit = options.limit === undefined ? defaultLimit : readWhole(options.limit, 'limit');
  const page = await client.call<Page<Release>>(`${envPath}/history?limit=${limit}`);
  for (const release of page.items) say(releaseLine(release));
  return page;
};

/** `versions catalog`: what is published of a remote. */
export const versions: Command = async ({ words }, { client, say }) => {
  const remote = readRemote(words[0]);
  const page = await client.call<Page<Artifact & { stored: boolean; lastSeen: string | null }>>(
    `/artifacts/${remote}`,
  );
  for (const { version, at, publishedBy, stored, lastSeen } of page.items) {
    const seen = lastSeen ? `last seen ${lastSeen}` : 'never seen';
    say(`${remote}@${version}  ${at} by ${publishedBy}, ${stored ? seen : 'cleaned up'}`);
  }
  return page;
};

/** `audit`: who did what; says so when the chain of its rows is broken. */
export const audit: Command = async ({ options }, { client, say }) => {
  const limit = options.limit === undefined ? defaultLimit : readWhole(options.limit, 'limit');
  const page = await client.call<
    Page<{ id: number; at: string; actor: string; action: string; reason?: string }>
  >(`/audit?limit=${limit}`);
  const { brokenAt } = await client.call<{ brokenAt: number | null }>('/audit/check');
  for (const { id, at, actor, action, reason } of page.items) {
    say(`${id}  ${at}  ${actor}: ${action}${reason ? ` (${reason})` : ''}`);
  }
  say(brokenAt === null ? 'The chain is whole.' : `The chain is broken at row ${brokenAt}.`);
  return { ...page, brokenAt };
};
