import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGlite } from '@electric-sql/pglite';

type EmscriptenModule = Parameters<NonNullable<Parameters<NodeFS['init']>[1]['preRun']>[number]>[0];

type Mounted = Awaited<ReturnType<NodeFS['init']>>;

interface NodeStream {
  readonly nfd?: number;
}

/** Emscripten's file system over Node leaves fsync out, so a power cut would lose acknowledged orders; this adds it. */
export class DurableNodeFS extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): Promise<Mounted> {
    const ready = await super.init(pglite, options);
    const addFsync = (module: EmscriptenModule) => {
      const { NODEFS } = module as unknown as { NODEFS: { stream_ops: Record<string, unknown> } };
      NODEFS.stream_ops.fsync = (stream: NodeStream) => {
        if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd);
        return 0;
      };
    };
    ready.emscriptenOpts.preRun = [...(ready.emscriptenOpts.preRun ?? []), addFsync];
    return ready;
  }
}

/** PGlite starts with `-F`, which turns fsync off; these parameters turn it on. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on'].flatMap((setting) => ['-c', setting]),
];
