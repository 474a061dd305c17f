import { Envelope, RemoteDescriptor, Statement } from '@shop/protocol/schemas';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TSchema } from 'typebox';
import openapiTS, { astToString } from 'openapi-typescript';
import { Artifact } from '../src/modules/artifacts/schemas';
import { openApiDocument } from './openapi-document';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fileIn = (name: string) => path.join(root, name);

const banner =
  '/* Generated from the registry by `npm run generate`. Change the schemas, not this file. */\n';

const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A schema as a document of its own, without the keyword that holds the registry's error messages. */
function jsonSchema(name: string, schema: TSchema): string {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  const text = JSON.stringify({ $schema, title: name, ...schema, $id: undefined }, (key, value: unknown) =>
    key === 'x-refusal' ? undefined : value,
  );
  return toText(JSON.parse(text));
}

/** Everything that is generated from the registry's schemas: texts by file. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const document = await openApiDocument();
  const nodes = await openapiTS(document, {
    immutable: true,
    alphabetize: true,
    defaultNonNullable: false,
  });
  return new Map([
    [fileIn('registry/openapi.json'), toText(JSON.parse(document))],
    [fileIn('shared/contracts/src/generated/registry.ts'), banner + astToString(nodes)],
    [fileIn('docs/schemas/artifact.schema.json'), jsonSchema('artifact.json', Artifact)],
    [fileIn('docs/schemas/remote.schema.json'), jsonSchema('remote.json', RemoteDescriptor)],
    [fileIn('docs/schemas/envelope.schema.json'), jsonSchema('@provenance.json', Envelope)],
    [
      fileIn('docs/schemas/statement.schema.json'),
      jsonSchema('The statement in @provenance.json', Statement),
    ],
  ]);
}
