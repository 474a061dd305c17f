import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ScratchFolder {
  readonly dir: string;
  remove(): Promise<void>;
}

/** Creates a temporary folder for one test. */
export async function makeScratchFolder(): Promise<ScratchFolder> {
  const dir = await mkdtemp(path.join(tmpdir(), 'packer-test-'));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
