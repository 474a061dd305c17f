import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact } from '@shop/contracts';
import type { Plan } from '@shop/contracts/registry';
import { envPathOf, postChange, readState } from '@shop/protocol';
import { packProject } from '../project/pack-project';
import { codeHostOf, writeComment } from '../pull-request/code-host';
import { markerOf, reviewText } from '../pull-request/review-text';
import { readInteger, type Command, type CommandContext } from './command';
import { UsageError } from './exit-codes';
import { publishingClient } from './pipeline-token';
import { foldersOf } from './project';
import { signingKeyOf, upload } from './publish';

/** A week: the maximum duration of a preview. */
const defaultMinutes = 7 * 24 * 60;

/** The first page of a version with a fixed path, else the home page. */
const pageOf = ({ routes }: Artifact): string =>
  routes.map(({ path: route }) => route).find((route) => !route.includes(':') && !route.includes('*')) ?? '/';

/** URL of the preview; null without the shop's URL. Throws a UsageError for an invalid one. */
function previewUrlOf(shop: string | undefined, artifact: Artifact): string | null {
  if (!shop) return null;
  if (!URL.canParse(shop)) throw new UsageError(`"${shop}" is not a URL. Pass --shop https://shop.example.`);
  const url = new URL(pageOf(artifact), shop);
  url.searchParams.set('preview', `${artifact.remote}@${artifact.version}`);
  return url.href;
}

/** Lists a version as a preview, unless it already is one; false for a remote that was never live. */
async function list(
  context: CommandContext,
  { remote, version }: Artifact,
  grounds: { readonly minutes: number; readonly reason: string },
): Promise<boolean> {
  const assignment = (await readState(context)).release?.assignments[remote];
  if (!assignment) return false;
  if (!assignment.previews?.includes(version))
    await postChange(context, '/previews', { body: { remote, version, ...grounds } });
  return true;
}

async function readLive(context: CommandContext, remote: string): Promise<Artifact | undefined> {
  const stable = (await readState(context)).release?.assignments[remote]?.stable;
  return stable ? context.client.call<Artifact>(`/artifacts/${remote}/${stable}`) : undefined;
}

/**
 * `pull-request [folder]`: publishes the build, lists it as a preview, and comments its link, the gate's result and the difference in
 * size. Without a pull request, or a token to comment, it only prints the text.
 */
export const pullRequest: Command = async (input, anonymous) => {
  const { options } = input;
  const minutes =
    options.minutes === undefined ? defaultMinutes : readInteger(options.minutes, 'number of minutes');
  const packed = await packProject(foldersOf(input), await signingKeyOf(options));
  const { artifact } = packed;
  const { remote, version } = artifact;
  const reason = options.reason ?? 'Preview of a pull request';
  const previewUrl = previewUrlOf(options.shop ?? process.env.SHOP_URL, artifact);
  const context = { ...anonymous, client: await publishingClient(anonymous.client, remote) };
  await upload(packed, context);
  const isListed = await list(context, artifact, { minutes, reason });
  const plan = await context.client.call<Plan>(`${envPathOf(context)}/plan`, {
    method: 'POST',
    body: { promote: { [remote]: version } },
  });
  const live = await readLive(context, remote);
  const consoleUrl = `${context.client.url}/ops`;
  const text = reviewText({ artifact, live, plan, isListed, previewUrl, minutes, consoleUrl });
  if (options.out !== undefined) await writeFile(path.resolve(options.out), text);
  const host = codeHostOf(process.env);
  const comment = host ? await writeComment(host, markerOf(remote), text) : null;
  context.log(host ? `The comment on ${host.name} was ${comment}.` : text);
  return { remote, version, previewUrl, gate: plan.gate?.verdict ?? null, comment, text };
};
