import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { readFormerNames } from './former-names';

const readNames = readFormerNames({ pieces: 'units', hsn: 'hsnCode' });

async function read(body: unknown): Promise<unknown> {
  const request = { body } as FastifyRequest;
  await readNames(request);
  return request.body;
}

describe('readFormerNames', () => {
  it.each([
    ['a field', { pieces: 5, reason: 'counted' }, { units: 5, reason: 'counted' }],
    ['fields in an object', { stock: { pieces: 5 }, hsn: null }, { stock: { units: 5 }, hsnCode: null }],
    ['the current name before the former one', { units: 2, pieces: 5 }, { units: 2 }],
    [
      'lists and texts as they are',
      { lines: [{ pieces: 5 }], text: 'pieces' },
      { lines: [{ pieces: 5 }], text: 'pieces' },
    ],
    ['a body that is a list', [{ pieces: 5 }], [{ pieces: 5 }]],
    ['no body', undefined, undefined],
  ])('accepts %s', async (_name, body, expected) => {
    expect(await read(body)).toEqual(expected);
  });
});
