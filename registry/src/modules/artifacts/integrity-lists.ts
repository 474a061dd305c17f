import { pack, type Coding } from '@shop/config/codings';
import { integrityList, pageIntegrity, type Artifact } from '@shop/contracts';

const made = new WeakMap<Artifact, Partial<Record<Coding, Promise<Buffer>>>>();

async function make(artifact: Artifact, coding: Coding): Promise<Buffer> {
  const bytes = Buffer.from(integrityList.textOf(pageIntegrity(artifact)));
  return coding === 'identity' ? bytes : pack(bytes, coding, 'best');
}

/** The hashes of a version's page files as a file of its own, whose bytes its pages know by their hash; made once a coding. */
export function listOf(artifact: Artifact, coding: Coding): Promise<Buffer> {
  const known = made.get(artifact) ?? {};
  made.set(artifact, known);
  return (known[coding] ??= make(artifact, coding));
}
