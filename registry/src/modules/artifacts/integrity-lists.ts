import { compress, type ContentEncoding } from '@shop/config/content-encoding';
import { integrityList, pageIntegrity, type Artifact } from '@shop/contracts';

const made = new WeakMap<Artifact, Partial<Record<ContentEncoding, Promise<Buffer>>>>();

async function make(artifact: Artifact, encoding: ContentEncoding): Promise<Buffer> {
  const bytes = Buffer.from(integrityList.textOf(pageIntegrity(artifact)));
  return encoding === 'identity' ? bytes : compress(bytes, encoding, 'best');
}

/** The hashes of a version's page files as a file of its own, whose bytes its pages know by their hash; made once an encoding. */
export function listOf(artifact: Artifact, encoding: ContentEncoding): Promise<Buffer> {
  const known = made.get(artifact) ?? {};
  made.set(artifact, known);
  return (known[encoding] ??= make(artifact, encoding));
}
