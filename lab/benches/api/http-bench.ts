import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Command, readCount, readValues } from '../../support/command';
import { useScratchFolder } from '../../support/scratch';
import type { BareResponse, BareSettings } from '../harness/bare-server';
import { startServed, type Served } from '../harness/served';
import { median } from '../harness/statistics';
import type { ApiSettings } from './api-server';
import { sendRequests, type Asked } from './send-requests';

const usage = `npm run bench:http -- [options]

  --requests N   requests per turn, by default 4000
  --rounds N     rounds, of which the median is reported, by default 7

Requests a second of the API's public reads, against node:http alone sending the same bytes. Exits with 1 if
a read reaches less than 0.6 of that.`;

const wanted = 0.6;
const accept = { 'accept-encoding': 'gzip, deflate, br' };

interface Read extends Asked {
  readonly name: string;
}

async function readsOf({ origin }: Served): Promise<readonly Read[]> {
  const list = '/api/v1/product?page=1&limit=16&fields=card';
  const listed = await fetch(origin + list);
  const { data } = (await listed.json()) as { data: { products: { slugProduct: string }[] } };
  const known = { ...accept, 'if-none-match': listed.headers.get('etag') ?? '' };
  const detail = `/api/v1/product/detail1/${data.products[0]?.slugProduct ?? ''}`;
  const search = '/api/v1/product/search/query?q=tape&fields=card';
  return [
    { name: 'list', path: list, headers: accept, status: 200 },
    { name: 'list, known to the client', path: list, headers: known, status: 304 },
    { name: 'detail', path: detail, headers: accept, status: 200 },
    { name: 'search', path: search, headers: accept, status: 200 },
  ];
}

const bareAddress = (index: number) => `/${index}`;

async function responseOf({ origin }: Served, read: Read, index: number): Promise<BareResponse> {
  const request = get(origin + read.path, { headers: read.headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  const type = response.headers['content-type'] ?? '';
  return { path: bareAddress(index), status: read.status, type, body: bytes.toString('base64') };
}

interface Turns {
  readonly requests: number;
  readonly rounds: number;
}

/** Requests alternate within a round, so that other load on the machine affects both. */
async function compare(api: Served, bare: Served, read: Read, index: number, { requests, rounds }: Turns) {
  const same = { ...read, path: bareAddress(index) };
  await sendRequests(bare, same, requests);
  await sendRequests(api, read, requests);
  const taken = [];
  for (let round = 0; round < rounds; round += 1) {
    const one = await sendRequests(bare, same, requests);
    const other = await sendRequests(api, read, requests);
    taken.push({ one, other, ratio: other.requestsPerSecond / one.requestsPerSecond });
  }
  return {
    bare: median(taken.map(({ one }) => one.requestsPerSecond)) ?? 0,
    api: median(taken.map(({ other }) => other.requestsPerSecond)) ?? 0,
    ratio: median(taken.map(({ ratio }) => ratio)) ?? 0,
    bareMicros: median(taken.map(({ one }) => one.cpuMicros)) ?? 0,
    apiMicros: median(taken.map(({ other }) => other.cpuMicros)) ?? 0,
  };
}

/** Measures the API's cached reads against a minimal server. */
export const command: Command = {
  usage,
  async run(args) {
    const values = readValues(
      args,
      { requests: { type: 'string', default: '4000' }, rounds: { type: 'string', default: '7' } },
      usage,
    );
    const turns = {
      requests: readCount(values.requests, 'requests'),
      rounds: readCount(values.rounds, 'rounds'),
    };
    const environment = { DATA_DIR: useScratchFolder(), ANSWER_CACHE_SECONDS: '3600' };
    const api = await startServed<ApiSettings>(new URL('./api-server.ts', import.meta.url), { environment });
    const reads = await readsOf(api);
    const responses = await Promise.all(reads.map((read, index) => responseOf(api, read, index)));
    const bare = await startServed<BareSettings>(new URL('../harness/bare-server.ts', import.meta.url), {
      responses,
    });
    try {
      console.log('read                           bare/s    API/s  ratio   bare CPU-us  API CPU-us');
      for (const [index, read] of reads.entries()) {
        const found = await compare(api, bare, read, index, turns);
        const cells = [
          found.bare.toFixed(0),
          found.api.toFixed(0),
          found.ratio.toFixed(2),
          found.bareMicros.toFixed(1),
          found.apiMicros.toFixed(1),
        ];
        console.log(read.name.padEnd(28), ...cells.map((text) => text.padStart(8)));
        // An empty response is reported but has no goal: it has only the fixed cost.
        if (read.status === 200 && found.ratio < wanted) process.exitCode = 1;
      }
    } finally {
      await Promise.all([api.stop(), bare.stop()]);
    }
  },
};
