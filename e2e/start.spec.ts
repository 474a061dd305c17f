import { expect, test } from '@playwright/test';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, runStart, startShop } from '../scripts/shop/temporary-shop';

test('a port that is taken is one clear line and exit 1', async () => {
  const port = await freePort();
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'start-'));
  const { exit, output } = runStart({ PORT: String(port), DATA_DIR: dataDir });
  expect(await exit).toBe(1);
  expect(output().trim()).toBe(
    `Port ${port} on 127.0.0.1 is taken. Stop what runs there, or choose another with PORT.`,
  );
  squatter.close();
  await rm(dataDir, { recursive: true });
});

test('a port that is none is one clear line and exit 1', async () => {
  const { exit, output } = runStart({ PORT: 'eighty' });
  expect(await exit).toBe(1);
  expect(output().trim()).toBe('PORT is "eighty", but a port is a number from 1 to 65535.');
});

test('a data folder that cannot be written is one clear line and exit 1', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'start-'));
  const file = path.join(dir, 'a-file');
  await writeFile(file, '');
  await chmod(file, 0o400);
  const { exit, output } = runStart({ PORT: String(await freePort()), DATA_DIR: path.join(file, 'data') });
  expect(await exit).toBe(1);
  expect(output().trim()).toMatch(
    /^Cannot write to .*a-file\/data \(ENOTDIR\)\. Choose another folder with DATA_DIR\.$/,
  );
  await rm(dir, { recursive: true });
});

test('Ctrl-C ends the shop cleanly, and its data is there the next time', async () => {
  test.setTimeout(240_000);
  const shop = await startShop();
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  expect(await shop.stop()).toBe(0);
  const again = await startShop({ DATA_DIR: shop.dataDir });
  expect(again.output()).toContain('Release 1 is live.');
  await again.dispose();
  await shop.dispose();
});

test('a second shop on the same data is refused with what to do', async () => {
  test.setTimeout(240_000);
  const shop = await startShop();
  const { exit, output } = runStart({ PORT: String(await freePort()), DATA_DIR: shop.dataDir });
  expect(await exit).toBe(1);
  expect(output()).toContain('DATABASE_URL');
  await shop.dispose();
});
