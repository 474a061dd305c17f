import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from './bench/load';
import { startServed } from './bench/served';

/*
 * What a request of the API costs, as a multiple of what node:http alone spends on the same bytes in the same run:
 * machines differ, the ratio hardly does. Median of the rounds. REQUESTS sets the requests a round.
 */
const REQUESTS = Number(process.env.REQUESTS) || 5_000;
const ROUNDS = 3;
const LIST = '/api/v1/product?page=1&limit=16&fields=card';
const accept = { 'accept-encoding': 'gzip, deflate, br' };

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vintage-craft-bench-'));
const api = await startServed(new URL('./bench/api-server.ts', import.meta.url), { dataDir });
const sample = await fetch(api.origin + LIST, { headers: { 'accept-encoding': 'identity' } });
const json = await sample.text();
const body = brotliCompressSync(Buffer.from(json)).toString('base64');
const { data } = JSON.parse(json) as { data: { products: { slugProduct: string }[] } };
const slugProduct = data.products[0]?.slugProduct ?? '';
const bare = await startServed(new URL('./bench/bare-server.ts', import.meta.url), { body });
const cases = [
  { name: 'product list, kept', path: LIST, headers: accept, status: 200 },
  {
    name: 'product list, known to the client',
    path: LIST,
    headers: { ...accept, 'if-none-match': sample.headers.get('etag') ?? '' },
    status: 304,
  },
  { name: 'product, kept', path: `/api/v1/product/detail1/${slugProduct}`, headers: accept, status: 200 },
  { name: 'who is signed in, nobody', path: '/api/v1/user/verify', headers: {}, status: 200 },
];

try {
  const floor: number[] = [];
  const costs = new Map<string, number[]>(cases.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push((await load(bare, '/', { requests: REQUESTS, headers: accept })).cpuMicros);
    for (const { name, path: address, headers, status } of cases) {
      const { cpuMicros } = await load(api, address, { requests: REQUESTS, headers, status });
      costs.get(name)?.push(cpuMicros);
    }
  }
  console.log(`node:http alone: ${median(floor).toFixed(1)} CPU-us a request`);
  for (const [name, values] of costs) {
    const cost = median(values);
    console.log(
      `${name.padEnd(30)} ${cost.toFixed(1).padStart(6)} CPU-us  ${(cost / median(floor)).toFixed(2)} x`,
    );
  }
} finally {
  await Promise.all([api.stop(), bare.stop()]);
  await rm(dataDir, { recursive: true });
}
