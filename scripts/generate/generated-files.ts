import { Envelope, RemoteDescriptor, Statement } from '@shop/protocol/schemas';
import { formatText } from '@shop/release-tools/format-text';
import path from 'node:path';
import type { TSchema } from 'typebox';
import { openApiDocument as apiDocument } from '../../api/scripts/openapi-document';
import { metricsDocument } from '../../registry/scripts/metrics-document';
import { openApiDocument as registryDocument } from '../../registry/scripts/openapi-document';
import { Artifact } from '../../registry/src/modules/artifacts/schemas';
import { root } from '../../server/build/packages';
import { llmsText } from './llms-text';
import { readOpenApi } from './openapi-types';

const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A schema as a separate document, without the keyword that holds the registry's error messages. */
function jsonSchema(name: string, schema: TSchema): string {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  const text = JSON.stringify({ $schema, title: name, ...schema, $id: undefined }, (key, value: unknown) =>
    key === 'x-refusal' ? undefined : value,
  );
  return toText(JSON.parse(text));
}

const banner = (server: string) =>
  `/* Generated from ${server} by \`npm run generate\`. Change the schemas, not this file. */\n`;

async function apiTypes(): Promise<string> {
  const { schemas, calls } = await readOpenApi(await apiDocument(), 'ApiSchemas');
  return `${banner('the API')}${schemas}

/**
 * The API as its OpenAPI document describes it, by method and path below \`/api/v1\`: each operation as a function from the parts of
 * its request to the JSON of its response. Types only.
 */
export interface ApiCalls {
${calls('get', '/api/v1')}
${calls('post', '/api/v1')}
}
`;
}

async function registryTypes(document: string): Promise<string> {
  const { schemas } = await readOpenApi(document, 'RegistrySchemas');
  return `${banner('the registry')}${schemas}\n`;
}

/** Every file that is generated from schemas: texts by absolute path. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const registry = await registryDocument();
  const types = {
    'shared/contracts/src/generated/api.ts': await apiTypes(),
    'shared/contracts/src/generated/registry.ts': await registryTypes(registry),
    'docs/metrics.md': metricsDocument(),
  };
  const documents = {
    'llms.txt': await llmsText(),
    'registry/openapi.json': toText(JSON.parse(registry)),
    'docs/schemas/artifact.schema.json': jsonSchema('artifact.json', Artifact),
    'docs/schemas/remote.schema.json': jsonSchema('remote.json', RemoteDescriptor),
    'docs/schemas/envelope.schema.json': jsonSchema('@provenance.json', Envelope),
    'docs/schemas/statement.schema.json': jsonSchema('The statement in @provenance.json', Statement),
  };
  const formatted = await Promise.all(
    Object.entries(types).map(async ([file, text]) => [file, await formatText(file, text)] as const),
  );
  return new Map(
    [...formatted, ...Object.entries(documents)].map(([file, text]) => [path.join(root, file), text]),
  );
}
