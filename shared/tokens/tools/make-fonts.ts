import { writeFileSync } from 'node:fs';
import { makeSubset, faces, subsetsOf, type Face } from './make-subset';

/** `npm run fonts`: rewrites src/files; run it after changing the fonts' version or the subsets. */
async function main(): Promise<void> {
  for (const face of Object.keys(faces) as Face[])
    for (const subset of subsetsOf(face)) {
      const file = new URL(`../src/files/${face}-${subset}.woff2`, import.meta.url);
      writeFileSync(file, await makeSubset(face, subset));
    }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
