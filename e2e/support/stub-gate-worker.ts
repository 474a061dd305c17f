import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { GateFinding, GateReport, GateState } from '@shop/contracts/registry';
import { createRegistryClient } from '@shop/protocol';
import { workQueue } from '@shop/server/gate';

/**
 * A worker of the gate's queue that opens no pages: `<url> <token file> <file>`. Its runs wait until the file exists, and find what
 * the file lists.
 */
const [url, tokenFile, file] = process.argv.slice(2);
if (!url || !tokenFile || !file) throw new Error('Missing arguments.');

const client = createRegistryClient({ url, token: (await readFile(tokenFile, 'utf8')).trim() });
await workQueue({
  ...{ client, shop: 'http://127.0.0.1', name: 'stub', pollMs: 200, renewMs: 500 },
  signal: new AbortController().signal,
  log: console.log,
  async check(promote, context, { job, signal, onStage }) {
    onStage?.('pages');
    context.log('Opening /faq at 390 px …');
    while (!existsSync(file)) await pause(100, undefined, { signal });
    const findings = JSON.parse(await readFile(file, 'utf8')) as readonly GateFinding[];
    const plan = { method: 'POST', body: { promote } };
    const { gate } = await client.call<{ readonly gate: GateState }>('/envs/live/plan', plan);
    const found = { seconds: 1, browser: 'none', findings, pages: [], pictures: [] };
    const body = { promote, set: gate.set, job, ...found };
    return client.call<GateReport>('/envs/live/gate/reports', { method: 'POST', body });
  },
});
