import type { Artifact } from '@shop/contracts';
import { attachedFiles, type Attached } from './attached';
import { recordFile } from './receive-archive';
import { writeTar, type TarFile } from './tar';

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** An artifact as one archive: its record, its attachments, then its files. `open` returns a file's bytes, or throws. */
export function sendArchive(
  artifact: Artifact,
  open: (path: string) => Promise<Bytes> | Bytes,
  attached: Attached = {},
): AsyncGenerator<Uint8Array> {
  async function* files(): AsyncGenerator<TarFile> {
    const record = Buffer.from(JSON.stringify(artifact));
    yield { path: recordFile, size: record.byteLength, bytes: [record] };
    for (const name of ['attestation', 'sbom'] as const) {
      const text = attached[name];
      if (text === undefined) continue;
      const bytes = Buffer.from(text);
      yield { path: attachedFiles[name], size: bytes.byteLength, bytes: [bytes] };
    }
    for (const { path, size } of artifact.files) yield { path, size, bytes: await open(path) };
  }
  return writeTar(files());
}
