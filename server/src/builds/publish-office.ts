import type { CompressedFiles } from '@shop/registry';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Build } from './build';
import { writeCompressedFiles, copyAtomically } from './published-files';

export interface PublishedOffice {
  /** The HTML document of all pages. */
  readonly html: string;
  /** Browser files of this and all earlier builds, with compressed copies. */
  readonly assets: string;
}

interface Places {
  readonly releasesDir: string;
  readonly compressed: CompressedFiles;
}

const documentFile = 'index.html';

/** Copies the built office into the releases folder, like the shell, so that open pages still find their files after a restart. */
export function publishOffice(office: Build, { releasesDir, compressed }: Places): Promise<PublishedOffice> {
  return office.use(async () => {
    const built = path.join(office.dir, 'browser');
    const assets = path.join(releasesDir, 'office/assets');
    await copyAtomically(built, assets, { keep: true, without: [documentFile, 'build-manifest.json'] });
    await writeCompressedFiles(assets, compressed);
    return { html: await readFile(path.join(built, documentFile), 'utf8'), assets };
  });
}
