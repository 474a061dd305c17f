import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isInstalled } from './is-installed.mjs';
import { makeSmallCheckout, type Running, type SmallCheckout } from './testing/small-checkout';

const announced = 'Installing packages (once for each change of the lockfile) …';
const waits = 'Another start is installing packages (process ';
const fullDisk = pathToFileURL(path.join(import.meta.dirname, '../../server/src/testing/full-disk.mjs')).href;

let checkout: SmallCheckout;
beforeEach(async () => {
  checkout = await makeSmallCheckout();
});
afterEach(() => checkout.remove());

const end = async ({ exit, output }: Running) => ({ code: await exit, output: output() });

describe('the installed packages', () => {
  it('are not installed again, even if NODE_ENV excludes development packages', async () => {
    const production = { NODE_ENV: 'production' };
    expect((await end(checkout.start(production))).output).toContain(announced);
    expect(await end(checkout.start(production))).toEqual({ code: 0, output: 'OPEN\n' });
  });

  it("do not change the command's arguments", async () => {
    await checkout.npm('ci').exit;
    const started = checkout.start({}, 'publish', '--as', '1.0.1');
    expect(await end(started)).toEqual({ code: 0, output: 'OPEN publish --as 1.0.1\n' });
  });

  it('are also accepted from "npm ci"', async () => {
    await checkout.npm('ci').exit;
    expect(await end(checkout.start())).toEqual({ code: 0, output: 'OPEN\n' });
    expect(checkout.installs()).toBe(1);
  });

  it('are installed again after an "npm ci" that was killed', async () => {
    await checkout.npm('ci').exit;
    const release = await checkout.hold();
    const killed = checkout.npm('ci');
    await checkout.untilInstalls(2);
    killed.killAll();
    await killed.exit;
    await release();
    expect((await end(checkout.start())).output).toContain(announced);
    expect(isInstalled(checkout.dir)).toBe(true);
  });
});

describe('two starts at once', () => {
  it('install once: the second one reports that it waits', async () => {
    const release = await checkout.hold();
    const first = checkout.start();
    await checkout.untilInstalls(1);
    const second = checkout.start();
    await second.printed(waits);
    await release();
    expect((await end(first)).code).toBe(0);
    const output = `${waits}${first.child.pid}). Waiting …\nOPEN\n`;
    expect(await end(second)).toEqual({ code: 0, output });
    expect(checkout.installs()).toBe(1);
  });

  it('continue with the second start if the first is killed with its npm', async () => {
    await checkout.hold();
    const first = checkout.start();
    await checkout.untilInstalls(1);
    const second = checkout.start();
    await second.printed(waits);
    first.killAll();
    await second.printed(announced);
    await checkout.untilInstalls(2);
    second.killAll();
    await second.exit;
  });

  it('do not install while npm of the killed first one is running', async () => {
    const release = await checkout.hold();
    const first = checkout.start();
    await checkout.untilInstalls(1);
    const second = checkout.start();
    await second.printed(waits);
    first.child.kill('SIGKILL');
    const third = checkout.start();
    await third.printed(waits);
    await release();
    for (const start of [second, third]) {
      const { code, output } = await end(start);
      expect([code, output]).toEqual([0, expect.not.stringContaining(announced)]);
    }
    expect(checkout.installs()).toBe(1);
  });
});

it.each(['ENOSPC', 'EDQUOT'])('reports a full disk (%s), and reinstalls afterwards', async (code) => {
  const env = {
    FULL_DISK: path.join(checkout.dir, 'node_modules'),
    FULL_DISK_CODE: code,
    NODE_OPTIONS: `--import ${fullDisk}`,
  };
  const full = await end(checkout.start(env));
  expect(full.code).toBe(1);
  expect(full.output.trim().split('\n').at(-1)).toBe(
    `The disk is full: ${checkout.dir}. Free some space and start again.`,
  );
  expect(isInstalled(checkout.dir)).toBe(false);
  expect((await end(checkout.start())).code).toBe(0);
  expect(isInstalled(checkout.dir)).toBe(true);
});

it('reports a full disk before anything is installed', async () => {
  const env = { FULL_DISK: checkout.dir, NODE_OPTIONS: `--import ${fullDisk}` };
  const { code, output } = await end(checkout.start(env));
  expect(code).toBe(1);
  expect(output.trim().split('\n').at(-1)).toBe(
    `The disk is full: ${checkout.dir}. Free some space and start again.`,
  );
});
