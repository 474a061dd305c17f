import { expect, it } from '@jest/globals';
import { shareFailures } from './openapi';

const failure = (description: string) => ({ description, content: { 'application/json': { schema: {} } } });
const call = (description: string) => ({
  responses: { 200: failure('Found'), 404: failure(description) },
});

it('defines an error response of several calls once', () => {
  const paths = {
    '/a': { get: call('Not found.') },
    '/b': { get: call('Not found.'), put: call('Not found.') },
    '/c': { get: call('No such order.') },
  };
  const { components } = shareFailures({ paths, components: { responses: {} } });
  const shared = { 200: failure('Found'), 404: { $ref: '#/components/responses/Error404' } };
  expect(paths['/a'].get.responses).toEqual(shared);
  expect(paths['/b'].put.responses).toEqual(shared);
  expect(paths['/c'].get.responses).toEqual({ 200: failure('Found'), 404: failure('No such order.') });
  expect(components?.responses).toEqual({ Error404: failure('Not found.') });
});
