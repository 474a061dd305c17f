import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Style sheets with relative URLs stay files: inlined, those would point elsewhere. */
const hasAddress = /url\(|@import/;

/** Reads published style sheets to put them into the document; each is read once, as it never changes. */
export function createAssetSource(remotesDir: string) {
  const styles = new Map<string, Promise<string | null>>();
  return {
    /** The text of a remote's style sheet by its path below `/remotes/`; null when it has to stay a link. */
    style(file: string): Promise<string | null> {
      const known = styles.get(file);
      if (known) return known;
      const reading = readFile(path.join(remotesDir, file), 'utf8').then(
        (text) => (hasAddress.test(text) || text.includes('</') ? null : text),
        () => null,
      );
      styles.set(file, reading);
      return reading;
    },
  };
}

export type AssetSource = ReturnType<typeof createAssetSource>;
