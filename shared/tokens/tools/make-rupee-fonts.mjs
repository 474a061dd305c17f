// Writes src/files/*.woff anew: run it after a change of the fonts' version.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { rupeeFont } from './rupee-font.mjs';

const require = createRequire(import.meta.url);

for (const [font, weight] of [
  ['mukta', 400],
  ['mukta', 600],
  ['rozha-one', 400],
]) {
  const source = readFileSync(
    require.resolve(`@fontsource/${font}/files/${font}-latin-ext-${weight}-normal.woff`),
  );
  writeFileSync(new URL(`../src/files/${font}-rupee-${weight}.woff`, import.meta.url), rupeeFont(source));
}
