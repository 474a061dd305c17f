import { withFault } from '@shop/bad-versions';
import { readState } from '@shop/protocol';
import { promote, upload, type CommandContext } from '@shop/packer/commands';
import { renamedBuild } from '@shop/protocol/testing';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { quietly, input } from '../../../e2e/support/admin-of';
import { pollUntil } from '../../../e2e/support/poll-until';
import { countFailures, type Outcome } from '../harness/outcome';
import { isRendered, countResponses } from '../harness/responses';
import type { Fault } from './fault';
import { serverFailures } from './server-failures';
import { faulty, faultyModules, good, type TrialShop } from './trial-shop';
import { visitPages } from './visit-pages';

/** Timeouts of a trial, in ms. */
export interface Patience {
  /** For one page. */
  readonly pageMs: number;
  /** For pages of the previous version after the rollback. */
  readonly backMs: number;
  /** Time for the registry to report failures. */
  readonly seenMs: number;
}

export interface FaultOptions {
  /** Number of times that all pages are opened. */
  readonly rounds: number;
  /** Patch number of the version with the fault, unique for each fault in a shop. */
  readonly number: number;
  readonly patience?: Patience;
  /** Whether the server may send a page of another remote without rendered content; false by default. */
  readonly allowsUnrendered?: boolean;
}

const usualPatience: Patience = { pageMs: 60_000, backMs: 30_000, seenMs: 30_000 };

async function makeLive(version: string, context: CommandContext): Promise<void> {
  const { release } = await readState(context);
  if (release?.assignments[faulty]?.stable === version) return;
  await promote(input([`${faulty}@${version}`]), context);
}

async function publishFault({ build }: TrialShop, fault: Fault, version: string, context: CommandContext) {
  const entry = build.artifact.manifest.serverEntry?.path;
  const edit = (file: string, text: string) =>
    file === entry ? withFault(text, faultyModules, fault) : text;
  await upload(renamedBuild(build, version, edit), context);
  await makeLive(version, context);
}

async function takeFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  await Promise.all(names.map((name) => rm(path.join(folder, name))));
  return names;
}

/**
 * Promotes a version with the fault, opens pages of all remotes, and rolls it back. Resolves with the
 * results; rejects only if the trial itself fails.
 */
export async function playFault(on: TrialShop, fault: Fault, options: FaultOptions): Promise<Outcome> {
  const { shop, client, listener, target, secrets } = on;
  const { rounds, number, patience = usualPatience, allowsUnrendered = false } = options;
  const responses = countResponses(patience.pageMs);
  const context = quietly(client);
  const version = `1.0.${number}`;
  const failures: string[] = [];
  listener.takeCount();

  await publishFault(on, fault, version, context);
  const visits = await visitPages(shop.url, responses, { rounds, secrets, allowsUnrendered });
  failures.push(...visits.failures);

  const isSeen = async () => ((await serverFailures(client, faulty, version)) ?? 0) > 0;
  const needsVisibility = fault.fails || visits.played === 0;
  const seen = needsVisibility && shop.isAlive() ? await pollUntil(patience.seenMs, isSeen) : undefined;
  if (fault.fails && seen === false)
    failures.push('the registry does not show server failures of the version');
  if (!fault.fails && visits.played === 0 && !seen) failures.push('the fault did not run on any page');

  const connections = listener.takeCount();
  if (connections > 0) failures.push(`the listener received ${connections} connections`);
  for (const name of await takeFiles(target.writable)) failures.push(`the file "${name}" was written`);

  const isBack = async () => {
    const pages = [
      { remote: faulty, path: '/faq' },
      { remote: 'catalog', path: '/all-products' },
    ].map(async (page) => isRendered(page.remote, await responses.get(shop.url + page.path)));
    return (await Promise.all(pages)).every(Boolean);
  };
  let back = false;
  if (shop.isAlive()) {
    await makeLive(good, context).catch((error: unknown) => failures.push(`recovery: ${String(error)}`));
    back = await pollUntil(patience.backMs, isBack);
  }
  if (!shop.isAlive()) failures.push('the shop’s process exited');
  else if (!back) failures.push('pages are not rendered again with the previous version');

  return {
    trial: 'remotes',
    done: fault.name,
    responses: responses.counts(),
    alive: shop.isAlive(),
    back: { withinSeconds: patience.backMs / 1000, is: back },
    ...(seen !== undefined && { seen }),
    failures: countFailures([...responses.failures, ...failures]),
  };
}
