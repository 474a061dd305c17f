import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runMain } from '../run-main';
import { generatedFiles } from './generated-files';

await runMain('generate: writes the documents and types of the API and the registry.', async () => {
  for (const [file, text] of await generatedFiles()) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`Wrote ${path.relative(process.cwd(), file)}`);
  }
});
