import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { compareAdvisories, findAdvisories, lockedPackages } from './advisories';

const advisory = { id: 'GHSA-aaaa-bbbb-cccc', package: 'left-pad', title: 'Pads too much' };
const lock = {
  name: 'shop',
  version: '1.0.0',
  lockfileVersion: 3,
  packages: {
    '': { name: 'shop', version: '1.0.0', dependencies: { 'left-pad': '1.0.0' } },
    'node_modules/left-pad': { version: '1.0.0' },
    'node_modules/@shop/tokens': { resolved: 'shared/tokens', link: true },
    'shared/tokens': { name: '@shop/tokens', version: '1.0.0' },
  },
};

let folder: string;
let server: Server;
let origin: string;
let asked: string[];
/** Response bodies by path; other paths return 405. */
let bodies: Record<string, unknown>;

beforeEach(async () => {
  asked = [];
  bodies = {};
  folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(lock.packages['']));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const bytes = Buffer.concat(chunks);
      asked.push((request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString());
      const body = bodies[request.url ?? ''];
      response.writeHead(body ? 200 : 405, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const find = () =>
  findAdvisories(folder, origin, {
    ...process.env,
    npm_config_registry: origin,
    npm_config_cache: path.join(folder, 'npm'),
    npm_config_fetch_retries: '0',
  });

describe('the advisories of a lockfile', () => {
  it('come from the registry', async () => {
    bodies['/-/npm/v1/security/advisories/bulk'] = {
      'left-pad': [
        {
          id: 1,
          url: `https://github.com/advisories/${advisory.id}`,
          title: advisory.title,
          severity: 'high',
          vulnerable_versions: '<2.0.0',
        },
      ],
    };
    expect(await find()).toEqual([advisory]);
    // npm may first ask whether there is a newer npm.
    expect(asked).toContainEqual(expect.stringContaining('left-pad'));
  });

  it('come from OSV where the registry does not serve them', async () => {
    bodies['/v1/querybatch'] = { results: [{ vulns: [{ id: advisory.id }] }] };
    expect(await find()).toEqual([{ ...advisory, title: `${origin}/${advisory.id}` }]);
    expect(JSON.parse(asked.at(-1) ?? '')).toEqual({
      queries: [{ package: { ecosystem: 'npm', name: 'left-pad' }, version: '1.0.0' }],
    });
  });

  it('are an error with both reasons if neither source responds', async () => {
    await expect(find()).rejects.toThrow(/npm: .*405.* OSV: .*405/);
  });
});

it('lists the packages of a lockfile without those of the checkout', () => {
  expect(lockedPackages(lock)).toEqual([{ name: 'left-pad', version: '1.0.0' }]);
});

it('accepts an advisory with a reason until its date, and reports what no longer applies', () => {
  const accepted = {
    id: advisory.id,
    package: advisory.package,
    reason: 'Only in a test.',
    until: '2027-01-31',
  };
  expect(compareAdvisories([advisory], [accepted], '2027-01-31').open).toEqual([]);
  expect(compareAdvisories([advisory], [accepted], '2027-02-01').open).toEqual([advisory]);
  expect(compareAdvisories([{ ...advisory, package: 'other' }], [accepted], '2027-01-01')).toEqual({
    open: [{ ...advisory, package: 'other' }],
    outdated: [accepted],
  });
});
