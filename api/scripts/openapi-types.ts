import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { openApiDocument } from './openapi-document';

/** Path of the generated types. */
export const typesFile = fileURLToPath(
  new URL('../../shared/contracts/src/generated/api.ts', import.meta.url),
);

const banner = '/* Generated from the API by `npm run generate`. Change the schemas, not this file. */\n';

/** TypeScript types of the API's OpenAPI document. */
export async function openApiTypes(): Promise<string> {
  const nodes = await openapiTS(await openApiDocument(), { immutable: true, alphabetize: true });
  return banner + astToString(nodes);
}
