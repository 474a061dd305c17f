import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

interface Manifest {
  readonly name: string;
  readonly version: string;
}

export interface NpmRegistry {
  readonly url: string;
  close(): void;
}

async function manifestIn(tarball: string): Promise<Manifest> {
  const { stdout } = await promisify(execFile)('tar', ['-xzOf', tarball, 'package/package.json']);
  return JSON.parse(stdout) as Manifest;
}

/** Serves the tarballs of a folder as an npm registry with one version of each package. */
export async function serveNpmRegistry(folder: string): Promise<NpmRegistry> {
  const tarballs = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  const found = tarballs.map(async (file) => ({ file, manifest: await manifestIn(path.join(folder, file)) }));
  const packages = await Promise.all(found);
  const server = createServer((request, response) => {
    const wanted = decodeURIComponent(request.url ?? '/').slice(1);
    const one = packages.find(({ file, manifest }) => wanted === manifest.name || wanted === file);
    if (!one) return response.writeHead(404).end('{}');
    const { file, manifest } = one;
    if (wanted === file) {
      return void readFile(path.join(folder, file)).then(
        (bytes) => response.end(bytes),
        () => response.writeHead(500).end(),
      );
    }
    const { name, version } = manifest;
    const dist = { tarball: `http://${request.headers.host}/${file}` };
    response.setHeader('content-type', 'application/json');
    return response.end(
      JSON.stringify({
        name,
        'dist-tags': { latest: version },
        versions: { [version]: { ...manifest, dist } },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, close: () => void server.close() };
}
