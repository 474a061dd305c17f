import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createBrowser } from './testing/browser';
import { makeTestFolder, START_MS, type TestFolder } from './testing/test-database';

type Child = ChildProcessByStdio<null, Readable, Readable>;

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

let folder: TestFolder;
const children: Child[] = [];

beforeEach(async () => {
  folder = await makeTestFolder();
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await folder.remove();
});

/** A shop as an operator starts it, on the test's folder. */
function startShop(): Child {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

/** Waits until it listens, and answers where. */
async function listening(child: Child): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (origin) return origin;
  }
  throw new Error('The shop ended before it listened');
}

const account = { name: 'Asha', email: 'asha@example.in', password: 'rain', phoneNumber: '9000090000' };

describe('the process', () => {
  it(
    'serves a new shop, refuses a second process on its folder in one line, and stops cleanly',
    async () => {
      const shop = startShop();
      const origin = await listening(shop);
      expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready' });
      const { body } = await createBrowser(origin).get('/product?limit=1');
      expect(body).toMatchObject({ data: { total: 240 } });

      const second = startShop();
      const [line] = (await once(second.stderr, 'data')) as [Buffer];
      expect(line.toString()).toMatch(
        /^The shop could not start\. .* is in use by process \d+\. Stop it first.*\n$/,
      );
      expect(await once(second, 'exit')).toEqual([1, null]);

      shop.kill('SIGTERM');
      expect(await once(shop, 'exit')).toEqual([0, null]);
    },
    2 * START_MS,
  );

  it(
    'keeps every answered sign-up through a kill -9',
    async () => {
      const shop = startShop();
      const browser = createBrowser(await listening(shop));
      const answered: string[] = [];
      const signUp = async (number: number) => {
        const email = `shopper-${number}@example.in`;
        const { status } = await browser.post('/user/signup', { ...account, email });
        if (status === 200) answered.push(email);
        if (answered.length === 12) shop.kill('SIGKILL');
      };
      await Promise.allSettled(Array.from({ length: 30 }, (_, number) => signUp(number)));
      expect(answered.length).toBeGreaterThanOrEqual(12);

      const again = createBrowser(await listening(startShop()));
      for (const email of answered) {
        const { status } = await again.post('/user/signin', { ...account, email });
        expect({ email, status }).toEqual({ email, status: 200 });
      }
    },
    2 * START_MS,
  );
});
