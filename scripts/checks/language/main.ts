import { writeFileSync } from 'node:fs';
import { allTexts, findHits, numbersFile, numbersOf } from './hits';

// `npm run language [-- FOLDER…]` lists the phrases to replace; `--record` stores their number.
const [, , ...words] = process.argv;
const { hits, unused } = findHits(allTexts());

if (words.includes('--record')) {
  writeFileSync(numbersFile, `${JSON.stringify(numbersOf(hits), undefined, 2)}\n`);
} else {
  const shown = hits.filter(
    ({ text }) => words.length === 0 || words.some((folder) => text.file.startsWith(folder)),
  );
  for (const { pattern, text } of shown)
    console.log(
      `${text.file}:${text.line} [${pattern.id}, ${text.kind}] ${text.text}\n    say: ${pattern.say}`,
    );
  for (const { id, path } of unused) console.log(`The exception for ${id} in ${path} is no longer needed.`);
  console.log(`${shown.length} to replace`);
}
