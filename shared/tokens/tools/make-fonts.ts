import { writeFileSync } from 'node:fs';
import { cutFont, faces, partsOf, type Face } from './cut-font';

/** `npm run fonts`: rewrites src/files, after a change of the fonts' version or of what a file holds. */
async function main(): Promise<void> {
  for (const face of Object.keys(faces) as Face[])
    for (const part of partsOf(face)) {
      const file = new URL(`../src/files/${face}-${part}.woff2`, import.meta.url);
      writeFileSync(file, await cutFont(face, part));
    }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
