import { describe, expect, it, jest } from '@jest/globals';
import { createBaseQuery, type ApiExtraOptions } from './base-query';
import type { ApiEnvironment, ApiResponse } from './environment';
import type { ApiQuery } from './request';

const responses = (status: number, text: string): ApiResponse => ({
  ok: status < 400,
  status,
  text: async () => text,
});
const hanging: ApiEnvironment['fetch'] = (_url, { signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

interface Case {
  query?: ApiQuery;
  fetch: ApiEnvironment['fetch'];
  options?: ApiExtraOptions;
  signal?: AbortSignal;
  renderSignal?: AbortSignal;
  deadlineMs?: number;
}

async function ask({
  query = '/product',
  fetch,
  options = {},
  signal,
  renderSignal,
  deadlineMs = 10_000,
}: Case) {
  const notify = jest.fn<ApiEnvironment['notify']>();
  const log = jest.fn<ApiEnvironment['log']>();
  const extra: ApiEnvironment = { baseUrl: '/api/v1', notify, log, fetch, signal: renderSignal };
  const result = await createBaseQuery(deadlineMs)(
    query,
    {
      signal: signal ?? new AbortController().signal,
      abort: () => undefined,
      dispatch: (action: unknown) => action,
      getState: () => ({}),
      extra,
      endpoint: 'getProducts',
      type: 'query',
    },
    options,
  );
  return { result, notify, log };
}

describe('a response', () => {
  it('to a GET is unwrapped to its data', async () => {
    const { result } = await ask({ fetch: async () => responses(200, '{"data":[1]}') });
    expect(result).toEqual({ data: [1] });
  });

  it('to a GET may be null', async () => {
    const { result, log } = await ask({ fetch: async () => responses(200, '{"data":null}') });
    expect(result).toEqual({ data: null });
    expect(log).not.toHaveBeenCalled();
  });

  it('to any other method is the whole body', async () => {
    const { result } = await ask({
      query: { url: '/order', method: 'POST', body: {} },
      fetch: async () => responses(200, '{"success":true,"data":1}'),
    });
    expect(result).toEqual({ data: { success: true, data: 1 } });
  });
});

describe('a failure', () => {
  it.each([
    [
      'the server’s status and message',
      responses(409, '{"status":409,"message":"Sold out"}'),
      409,
      'Sold out',
    ],
    ['the fallback when the server sends no message', responses(503, '{}'), 503, 'Something went wrong'],
    [
      'the fallback when its message is not a string',
      responses(400, '{"message":{"x":1}}'),
      400,
      'Something went wrong',
    ],
    ['the fallback when its message is empty', responses(400, '{"message":""}'), 400, 'Something went wrong'],
    [
      'the fallback when it returns a page',
      responses(502, '<h1>Bad gateway</h1>'),
      502,
      'Something went wrong',
    ],
    ['500 for a page instead of data', responses(200, '<html></html>'), 500, 'Something went wrong'],
    ['500 for a list instead of an object', responses(200, '[]'), 500, 'Something went wrong'],
    ['500 when there is no data', responses(200, '{}'), 500, 'Something went wrong'],
  ])('has %s', async (_name, response, status, message) => {
    const { result, notify, log } = await ask({ fetch: async () => response });
    expect(result).toEqual({ error: { status, message } });
    const request = { method: 'GET', url: '/api/v1/product' };
    expect(notify.mock.calls).toEqual([[message, request]]);
    expect(log.mock.calls).toEqual([[{ status, message }, request]]);
  });

  it.each([
    ['the network’s message', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['the fallback when the network gives no reason', new TypeError(''), 'Something went wrong'],
    ['the fallback when the thrown value is not an Error', 'odd', 'Something went wrong'],
  ])('without a response is a 500 with %s', async (_name, thrown, message) => {
    const { result, notify } = await ask({ fetch: () => Promise.reject(thrown) });
    expect(result).toEqual({ error: { status: 500, message } });
    expect(notify.mock.calls[0]?.[0]).toBe(message);
  });

  it('includes a body that is cut short', async () => {
    const response = { ok: true, status: 200, text: () => Promise.reject(new TypeError('terminated')) };
    const { result } = await ask({ fetch: async () => response });
    expect(result).toEqual({ error: { status: 500, message: 'terminated' } });
  });

  it('occurs when the deadline has passed', async () => {
    const { result, notify } = await ask({ fetch: hanging, deadlineMs: 5 });
    expect(result).toEqual({ error: { status: 500, message: 'The request took too long' } });
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it('is logged and not shown if the query is silent', async () => {
    const { notify, log } = await ask({ fetch: async () => responses(401, '{}'), options: { silent: true } });
    expect(log).toHaveBeenCalledTimes(1);
    expect(notify).not.toHaveBeenCalled();
  });

  it('is null data if its status is `nullOn`', async () => {
    const signedOut = await ask({ fetch: async () => responses(401, '{}'), options: { nullOn: 401 } });
    expect(signedOut.result).toEqual({ data: null });
    expect(signedOut.log).not.toHaveBeenCalled();
    const broken = await ask({ fetch: async () => responses(500, '{}'), options: { nullOn: 401 } });
    expect(broken.result).toHaveProperty('error');
    expect(broken.notify).toHaveBeenCalledTimes(1);
  });

  it('is neither shown nor logged when the caller or the server’s render aborts', async () => {
    for (const given of ['signal', 'renderSignal']) {
      const { result, notify, log } = await ask({ fetch: hanging, [given]: AbortSignal.timeout(5) });
      expect(result).toHaveProperty('error');
      expect(notify).not.toHaveBeenCalled();
      expect(log).not.toHaveBeenCalled();
    }
  });
});
