/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import * as whole from '@reduxjs/toolkit/query/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { cut } from './cut';
import { hookCuts } from './hook-cuts';
import { queryCuts } from './query-cuts';

type Client = Pick<typeof whole, 'createApi' | 'setupListeners'>;

/** The client as a build cuts it: beside the sources, where its own imports lead to the same packages. */
async function slimClient(): Promise<Client> {
  const dist = path.dirname(createRequire(import.meta.url).resolve('@reduxjs/toolkit/package.json'));
  const read = (file: string) => readFileSync(path.join(dist, 'dist/query', file), 'utf8');
  const folder = mkdtempSync(path.join(import.meta.dirname, 'slim-'));
  try {
    writeFileSync(path.join(folder, 'core.mjs'), cut(read('rtk-query.modern.mjs'), queryCuts, 'core'));
    const hooks = cut(read('react/rtk-query-react.modern.mjs'), hookCuts, 'hooks');
    writeFileSync(
      path.join(folder, 'hooks.mjs'),
      hooks.replaceAll('"@reduxjs/toolkit/query"', '"./core.mjs"'),
    );
    return (await import(path.join(folder, 'hooks.mjs'))) as Client;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Asked {
  readonly of: string;
  readonly method?: string;
}

/** A shop with a list that a mutation changes, as the shop's own client is set up. */
function open({ createApi }: Client) {
  const list = ['tape'];
  const asked: string[] = [];
  const baseQuery = async ({ of, method = 'GET' }: Asked) => {
    await Promise.resolve();
    asked.push(`${method} ${of}`);
    if (method === 'POST') list.push(of);
    return of === 'nothing' ? { error: { status: 404 } } : { data: [...list] };
  };
  const api = createApi({
    reducerPath: 'shopApi',
    baseQuery,
    keepUnusedDataFor: 300,
    refetchOnReconnect: true,
    tagTypes: ['list'],
    endpoints: () => ({}),
  }).injectEndpoints({
    endpoints: (build) => ({
      getList: build.query<string[], string>({ query: (of) => ({ of }), providesTags: ['list'] }),
      getBoth: build.query<number, null>({
        async queryFn(_args, _api, _options, request) {
          const answer = (await request({ of: 'both' })) as { data: string[] };
          return { data: answer.data.length };
        },
      }),
      add: build.mutation<string[], string>({
        query: (of) => ({ of, method: 'POST' }),
        invalidatesTags: ['list'],
      }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children });
  const queries = () => Object.keys(store.getState().shopApi.queries);
  return { api, store, asked, wrapper, queries };
}

/** One visit of all that the shop uses; what it showed and what it asked for. */
async function visit(client: Client): Promise<unknown[]> {
  const { api, store, asked, wrapper, queries } = open(client);
  const seen: unknown[] = [];
  const look = (shop: { data?: unknown; currentData?: unknown; isFetching: boolean; isError: boolean }) =>
    seen.push([shop.data, shop.currentData, shop.isFetching, shop.isError]);

  await store.dispatch(api.endpoints.getList.initiate('tape', { subscribe: false })).unwrap();
  const shown = renderHook(({ of }) => api.useGetListQuery(of, { skip: of === '' }), {
    wrapper,
    initialProps: { of: 'tape' },
  });
  look(shown.result.current);
  shown.rerender({ of: 'pens' });
  look(shown.result.current);
  await waitFor(() => expect(shown.result.current.isFetching).toBe(false));
  look(shown.result.current);

  const mutation = renderHook(() => api.useAddMutation(), { wrapper });
  await act(() => mutation.result.current[0]('ink').unwrap());
  seen.push(mutation.result.current[1].data);
  await waitFor(() => expect(shown.result.current.data).toContain('ink'));
  look(shown.result.current);

  await act(async () => void (await shown.result.current.refetch()));
  await act(async () => {
    client.setupListeners(store.dispatch, (tell, { onOnline }) => {
      tell(onOnline());
      return () => undefined;
    });
    await Promise.resolve();
  });
  await waitFor(() => expect(shown.result.current.isFetching).toBe(false));
  shown.rerender({ of: '' });
  look(shown.result.current);

  const failed = renderHook(() => api.useGetListQuery('nothing'), { wrapper });
  await waitFor(() => expect(failed.result.current.isError).toBe(true));
  seen.push(failed.result.current.error);
  const both = renderHook(() => api.useGetBothQuery(null), { wrapper });
  await waitFor(() => expect(both.result.current.data).toBe(2));

  seen.push(queries());
  jest.useFakeTimers();
  failed.unmount();
  both.unmount();
  shown.unmount();
  jest.advanceTimersByTime(301_000);
  jest.useRealTimers();
  seen.push(queries(), asked);
  return seen;
}

it('leaves everything that the shop uses of the client as it was', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const expected = await visit(whole);
  expect(expected).toContainEqual(['tape', 'ink']);
  expect(await visit(await slimClient())).toEqual(expected);
  expect(errors).not.toHaveBeenCalled();
});
