import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openApiTypes, typesFile } from './openapi-types';

await mkdir(path.dirname(typesFile), { recursive: true });
await writeFile(typesFile, await openApiTypes());
console.log(`Wrote ${path.relative(process.cwd(), typesFile)}`);
