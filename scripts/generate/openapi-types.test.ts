import { expect, it } from '@jest/globals';
import { readOpenApi } from './openapi-types';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const item = { $ref: '#/components/schemas/Item' };

const document = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: {
    '/api/v1/items/{id}': {
      get: {
        parameters: [
          { in: 'path', name: 'id', required: true, schema: { type: 'string' } },
          { in: 'query', name: 'fields', schema: { enum: ['card'] } },
        ],
        responses: { 200: { description: 'The item', ...json(item) }, '4XX': { description: 'No item' } },
      },
      post: {
        parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string' } }],
        requestBody: { required: true, ...json(item) },
        responses: { 204: { description: 'Saved' } },
      },
    },
    '/api/v1/ping': { get: { responses: { 200: { description: 'Up', ...json({ type: 'boolean' }) } } } },
    '/healthz': { get: { responses: { 200: { description: 'Up', ...json({ type: 'boolean' }) } } } },
  },
  components: {
    schemas: {
      Item: {
        type: 'object',
        required: ['at', 'size'],
        properties: {
          at: { type: 'string', format: 'date-time', description: 'To the minute.' },
          size: { type: 'string', enum: ['A4', 'A5'] },
          parts: { type: 'array', items: item, default: [] },
        },
      },
    },
  },
});

it('writes each schema with its descriptions', async () => {
  const { schemas } = await readOpenApi(document, 'Schemas');
  expect(schemas.split('\n').map((line) => line.trim())).toEqual([
    'export interface Schemas {',
    'readonly Item: {',
    '/** ISO 8601. To the minute. */',
    'readonly at: string;',
    '/** @default [] */',
    'readonly parts?: readonly Schemas["Item"][];',
    'readonly size: "A4" | "A5";',
    '};',
    '}',
  ]);
});

it('writes each operation below a path as a function from its request to its response', async () => {
  const { calls } = await readOpenApi(document, 'Schemas');
  expect(calls('get', '/api/v1').split('\n')).toEqual([
    'readonly get: {',
    `readonly '/items/{id}': (request: { readonly path: { readonly id: string; }; readonly query?: { readonly fields?: "card"; }; }) => Schemas["Item"];`,
    `readonly '/ping': (request: unknown) => boolean;`,
    '};',
  ]);
  expect(calls('post', '/api/v1')).toContain(
    `'/items/{id}': (request: { readonly path: { readonly id: string; }; readonly body: Schemas["Item"]; }) => never;`,
  );
});
