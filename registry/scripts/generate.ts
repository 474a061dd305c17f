import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generatedFiles } from './generated-files';

for (const [file, text] of await generatedFiles()) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(`Wrote ${path.relative(process.cwd(), file)}`);
}
