import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { artifactsDir, shellBuildDir } from '../settings/places';
import { startEarly } from './start-shop';

/** A program that reads the requested URL and renders the response. */
const program = `
process.on('message', (message) => {
  if (message.type === 'render') process.send({ type: 'read', id: 1, path: message.request.url });
  if (message.type === 'data') process.send({ type: 'rendered', page: { markup: message.body } });
});
process.send({ type: 'ready' });`;

const source = 'a'.repeat(64);
const shellSource = () => source;
const server = {
  readApi: (address: string) => Promise.resolve({ status: 200, body: `data of ${address}` }),
  onError: (message: string) => {
    throw new Error(message);
  },
};

let releases: string;
beforeEach(async () => {
  releases = await mkdtemp(path.join(tmpdir(), 'start-early-'));
});
afterEach(() => rm(releases, { recursive: true, force: true }));

async function publish(): Promise<string> {
  const build = shellBuildDir(releases, source);
  await mkdir(build, { recursive: true });
  await mkdir(artifactsDir(releases), { recursive: true });
  await writeFile(path.join(build, 'render-worker.cjs'), program);
  await writeFile(path.join(build, 'shell.cjs'), '');
  return build;
}

/** Whether this process has running child processes. */
const hasChildren = () => process.getActiveResourcesInfo().includes('ProcessWrap');

async function untilNoChildren(): Promise<void> {
  while (hasChildren()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('startEarly', () => {
  it('starts a render process, and connects it to the server later', async () => {
    const build = await publish();
    const early = startEarly(releases, shellSource);
    const one = early?.connect(build, server);
    await one?.ready;
    const request = { url: '/api/v1/blog' } as Parameters<NonNullable<typeof one>['render']>[0];
    expect((await one?.render(request))?.markup).toBe('data of /api/v1/blog');
    one?.kill();
    await untilNoChildren();
  });

  it('starts no process for an unpublished or unknown build', async () => {
    expect(startEarly(releases, shellSource)).toBeUndefined();
    expect(startEarly(releases, undefined)).toBeUndefined();
    const notBuilt = () => {
      throw new Error('There is no build');
    };
    expect(startEarly(releases, notBuilt)).toBeUndefined();
  });

  it('ends the process if the server has a different build, and when `kill` is called', async () => {
    await publish();
    const early = startEarly(releases, shellSource);
    expect(hasChildren()).toBe(true);
    expect(early?.connect(shellBuildDir(releases, 'b'), server)).toBeUndefined();
    await untilNoChildren();
    const other = startEarly(releases, shellSource);
    other?.kill();
    await untilNoChildren();
  });

  it('reports a process that exited before it was connected', async () => {
    const build = await publish();
    await writeFile(path.join(build, 'render-worker.cjs'), 'process.exit(3)');
    const early = startEarly(releases, shellSource);
    await untilNoChildren();
    const one = early?.connect(build, server);
    await expect(one?.ready).rejects.toThrow('A render process exited with code 3');
    await new Promise<void>((resolve) => one?.onExit(resolve));
  });
});
