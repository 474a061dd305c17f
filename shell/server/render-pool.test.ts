import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRenderPool, type RenderPool } from './render-pool';

/** A shell bundle whose renders do what the URL says. */
const shell = `
exports.provided = {};
exports.renderPage = async ({ url, skip }, hooks, sink) => {
  if (url === '/hang' && skip.length === 0) for (;;) {}
  if (url === '/throw') throw new Error('broken shell');
  if (url === '/no-data')
    hooks.environment.log({ status: 0, message: 'fetch failed' }, { method: 'GET', url: 'http://api.test/blogs' });
  hooks.onHead({ head: { title: url }, parts: [], state: { skip } });
  if (url === '/cut') { sink.write('<p>half'); throw new Error('cut off'); }
  sink.write('<p>');
  sink.end('hello</p>');
};`;

let dir: string;
let pool: RenderPool;
const told: string[] = [];
const request = (url: string, skip: string[] = []) => ({
  url,
  origin: 'http://shop.test',
  skip,
  loadMs: 100,
  nonce: 'n',
  release: { env: 'live', seq: 1, remotes: {} },
});

async function textOf(markup: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of markup) text += piece;
  return text;
}

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'render-pool-'));
  await writeFile(path.join(dir, 'shell.cjs'), shell);
  pool = createRenderPool({
    shellFile: path.join(dir, 'shell.cjs'),
    remotesDir: dir,
    apiBaseUrl: () => 'http://127.0.0.1:9/api/v1',
    onError: (message) => told.push(message),
    renderMs: 1500,
  });
});
afterAll(async () => {
  await pool.close();
  await rm(dir, { recursive: true, force: true });
});

describe('render pool', () => {
  it('hands out the head, then the markup', async () => {
    const page = await pool.render(request('/shop'));
    expect(page.head.title).toBe('/shop');
    expect(await textOf(page.markup)).toBe('<p>hello</p>');
  });

  it('ends a render that hangs, and goes on with the next', async () => {
    await expect(pool.render(request('/hang'))).rejects.toThrow();
    const page = await pool.render(request('/hang', ['catalog']));
    expect(page.state).toEqual({ skip: ['catalog'] });
    expect(await textOf(page.markup)).toBe('<p>hello</p>');
  });

  it('says what a render threw', async () => {
    await expect(pool.render(request('/throw'))).rejects.toThrow('broken shell');
  });

  it('says which request of a render failed', async () => {
    const page = await pool.render(request('/no-data'));
    expect(await textOf(page.markup)).toBe('<p>hello</p>');
    expect(told).toEqual(['GET http://api.test/blogs: 0 fetch failed']);
  });

  it('tells the reader when the markup is cut off', async () => {
    const page = await pool.render(request('/cut'));
    await expect(textOf(page.markup)).rejects.toThrow('cut off');
  });
});
