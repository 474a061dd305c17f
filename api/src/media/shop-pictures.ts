import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seedClipFolder, seedMediaFolder } from '../../seeds/seed-data';
import type { SeedMedia } from '../../seeds/seed-types';

type Pictures = ReadonlyMap<string, SeedMedia>;

const readIndex = (folder: string): Pictures =>
  new Map(
    Object.entries(
      JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as Record<string, SeedMedia>,
    ),
  );

let pictures: Pictures | undefined;
let clips: Pictures | undefined;

/** The pictures that come with the shop, by id. Read once. */
export function shopPictures(): Pictures {
  pictures ??= readIndex(seedMediaFolder);
  return pictures;
}

/** The clips that come with the shop, by id. Read once. */
export function shopClips(): Pictures {
  clips ??= readIndex(seedClipFolder);
  return clips;
}

/** How the database names a picture of the shop: without format, width and version, which change with the files. */
export const pictureAddress = (id: string) => `/media/${id}`;

/** The id in such an address; undefined for pictures from elsewhere. */
export function pictureIdOf(address: string): string | undefined {
  return /^\/media\/([a-z0-9-]+)(?:\.svg(?:\?.*)?)?$/.exec(address)?.[1];
}

/** The version of the picture or clip that a file belongs to; undefined when there is none. */
export function versionOfFile(name: string): string | undefined {
  const id = /^(.+?)(?:-[0-9]+)?\.[a-z0-9]+$/.exec(name)?.[1];
  if (id === undefined) return undefined;
  return (shopPictures().get(id) ?? shopClips().get(id))?.version;
}
