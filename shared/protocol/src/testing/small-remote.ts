import { sha384Of } from '@shop/config/sha384';
import type { Artifact } from '@shop/contracts';
import { digestOf } from '../archive/manifest';
import type { PackedRemote } from '../archive/pack-remote';
import { sendArchive } from '../archive/archive';

/** A remote of a few bytes. Its chunk contains `text`, so that different texts give different bytes. */
export function smallRemote(
  remote: string,
  version: string,
  { text = version, ...change }: Partial<Artifact> & { readonly text?: string } = {},
): PackedRemote {
  const files = new Map<string, Uint8Array>(
    Object.entries({
      'remoteEntry.js': `entry("${remote}");`,
      'page.js': `page("${text}");`,
      'page.css': '.page { color: red }',
      'server/remoteEntry.cjs': `container("${text}");`,
    }).map(([name, content]) => [name, Buffer.from(content)]),
  );
  const listed = [...files].map(([path, bytes]) => ({
    path,
    size: bytes.byteLength,
    sha384: sha384Of(bytes),
  }));
  const artifact: Artifact = {
    remote,
    version,
    digest: digestOf(listed),
    files: listed,
    manifest: {
      entry: 'remoteEntry.js',
      globalName: `${remote}_${version}`.replace(/\W/g, '_'),
      exposes: { page: { js: ['page.js'], css: ['page.css'] } },
      server: 'server',
      serverEntry: { path: 'server/remoteEntry.cjs', type: 'commonjs-module' },
    },
    shared: { required: { react: '^19.0.0' }, provided: {} },
    exposes: ['page'],
    routes: [{ path: `/${remote}`, module: 'page' }],
    slots: [],
    storeContract: 1,
    source: text,
    git: null,
    publishedBy: 'test',
    at: '2026-01-01T00:00:00.000Z',
    ...change,
  };
  return { artifact, files };
}

/** The complete archive of a remote, as the command line sends it. */
export async function archiveOf({ artifact, files, attached }: PackedRemote): Promise<Buffer> {
  const archive = sendArchive(artifact, (name) => [files.get(name) ?? Buffer.alloc(0)], attached);
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive) chunks.push(chunk);
  return Buffer.concat(chunks);
}
