import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BareResponse, BareSettings } from './bench/bare-server';
import { load, type Asked } from './bench/load';
import { startServed } from './bench/served';

/*
 * Requests a second of the API's public reads, against node:http alone sending the same bytes. Both are asked in
 * turn within a round, so that what else the machine does meets both; the median of the rounds is reported. Machines
 * differ, the ratio hardly does. REQUESTS sets the requests a turn, ROUNDS the rounds.
 */
const REQUESTS = Number(process.env.REQUESTS) || 4_000;
const ROUNDS = Number(process.env.ROUNDS) || 7;
const WANTED = 0.6;
const accept = { 'accept-encoding': 'gzip, deflate, br' };

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

async function responseOf(origin: string, { path: address, headers }: Asked) {
  const request = get(origin + address, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { response, bytes: await buffer(response) };
}

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vintage-craft-bench-'));
const api = await startServed(new URL('./bench/api-server.ts', import.meta.url), {
  environment: { DATA_DIR: dataDir, ANSWER_CACHE_SECONDS: '3600' },
});

const list = '/api/v1/product?page=1&limit=16&fields=card';
const listed = await fetch(api.origin + list);
const { data } = (await listed.json()) as { data: { products: { slugProduct: string }[] } };
const known = { ...accept, 'if-none-match': listed.headers.get('etag') ?? '' };
const reads: readonly (Asked & { readonly name: string })[] = [
  { name: 'list', path: list, headers: accept, status: 200 },
  { name: 'list, known to the client', path: list, headers: known, status: 304 },
  {
    name: 'detail',
    path: `/api/v1/product/detail1/${data.products[0]?.slugProduct ?? ''}`,
    headers: accept,
    status: 200,
  },
  {
    name: 'search',
    path: '/api/v1/product/search/query?q=tape&fields=card',
    headers: accept,
    status: 200,
  },
];

const responses: BareResponse[] = [];
for (const [index, read] of reads.entries()) {
  const { response, bytes } = await responseOf(api.origin, read);
  const type = response.headers['content-type'] ?? '';
  responses.push({ path: `/${index}`, status: read.status, type, body: bytes.toString('base64') });
}
const bare = await startServed<BareSettings>(new URL('./bench/bare-server.ts', import.meta.url), {
  responses,
});

try {
  console.log('read                           bare/s    API/s  ratio   bare CPU-us  API CPU-us');
  for (const [index, read] of reads.entries()) {
    const same = { ...read, path: `/${index}` };
    await load(bare, same, REQUESTS);
    await load(api, read, REQUESTS);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await load(bare, same, REQUESTS);
      const other = await load(api, read, REQUESTS);
      rounds.push({ one, other, ratio: other.requestsPerSecond / one.requestsPerSecond });
    }
    const ratio = median(rounds.map((round) => round.ratio));
    const reported = [
      median(rounds.map(({ one }) => one.requestsPerSecond)).toFixed(0),
      median(rounds.map(({ other }) => other.requestsPerSecond)).toFixed(0),
      ratio.toFixed(2),
      median(rounds.map(({ one }) => one.cpuMicros)).toFixed(1),
      median(rounds.map(({ other }) => other.cpuMicros)).toFixed(1),
    ];
    console.log(read.name.padEnd(28), ...reported.map((text) => text.padStart(8)));
    // An empty response is reported and not judged: it has little but the fixed cost.
    if (read.status === 200 && ratio < WANTED) process.exitCode = 1;
  }
} finally {
  await Promise.all([api.stop(), bare.stop()]);
  await rm(dataDir, { recursive: true });
}
