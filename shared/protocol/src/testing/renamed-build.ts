import { sha384Of } from '@shop/config/sha384';
import type { Artifact } from '@shop/contracts';
import { digestOf } from '../archive/manifest';
import type { PackedRemote } from '../archive/pack-remote';

const word = (text: string) => text.replace(/\W/g, '_');

/**
 * Turns a build into another version: globals and style classes contain that version. Lets tests create releases
 * without a build. `edit` may also change the text of a file.
 */
export function renamedBuild(
  { artifact, files }: PackedRemote,
  version: string,
  edit: (file: string, text: string) => string = (_file, text) => text,
): PackedRemote {
  const { remote, manifest } = artifact;
  const globalName = word(`${remote}_${version}`);
  const [oldClass, newClass] = [artifact.version, version].map((one) => `${remote}-${word(one)}-`) as [
    string,
    string,
  ];
  const rename = (file: string, bytes: Uint8Array): Uint8Array => {
    if (!/\.(js|css|cjs|json)$/.test(file)) return bytes;
    const text = Buffer.from(bytes).toString('utf8');
    const renamed = text.replaceAll(manifest.globalName, globalName).replaceAll(oldClass, newClass);
    return Buffer.from(edit(file, renamed));
  };
  const all = new Map([...files].map(([file, bytes]) => [file, rename(file, bytes)]));
  const listed = [...all].map(([path, bytes]) => ({
    path,
    size: bytes.byteLength,
    sha384: sha384Of(bytes),
  }));
  const next: Artifact = {
    ...artifact,
    version,
    files: listed,
    digest: digestOf(listed),
    manifest: { ...manifest, globalName },
  };
  return { artifact: next, files: all };
}
