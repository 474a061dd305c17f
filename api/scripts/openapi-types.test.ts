import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { openApiTypes, typesFile } from './openapi-types';

it('the generated types are those of the routes; if not, run `npm run generate`', async () => {
  expect(await readFile(typesFile, 'utf8')).toBe(await openApiTypes());
});
