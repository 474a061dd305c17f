import { expect, it } from '@jest/globals';
import { type RegistryClient, RegistryResponseError } from '@shop/protocol';
import { smallRemote } from '@shop/protocol/testing';
import { shopRemote } from '../shop-remote';
import { refuseLiveEndpoints } from './live-endpoints';

const { artifact: cards } = smallRemote('cards', '1.0.0', { endpoints: ['getCards'] });
const { artifact: older } = smallRemote('gifts', '1.0.0', { endpoints: ['getGifts'] });
const assignments = { cards: { stable: '1.0.0' }, gifts: { stable: '1.0.0' }, fresh: { stable: null } };
const responses: Readonly<Record<string, unknown>> = {
  '/envs/live': { release: { assignments } },
  '/artifacts/cards/1.0.0': cards,
  '/artifacts/gifts/1.0.0': older,
};
const clientOf = (call: (path: string) => Promise<unknown>) => ({ call }) as unknown as RegistryClient;
const client = clientOf((path) => Promise.resolve(responses[path]));
const gifts = (endpoints: string[]) => smallRemote('gifts', '1.1.0', { endpoints }).artifact;

it('accepts endpoints that only this remote defines', async () => {
  expect(await refuseLiveEndpoints(gifts(['getGifts', 'getBows']), { client })).toBe(true);
});

it('names the endpoint and both remotes', async () => {
  await expect(refuseLiveEndpoints(gifts(['getCards']), { client })).rejects.toThrow(
    'gifts@1.1.0 defines the API endpoint "getCards", like cards@1.0.0',
  );
});

it('does not need a registry', async () => {
  const unavailable = clientOf(() =>
    Promise.reject(new RegistryResponseError(0, 'connect ECONNREFUSED', {})),
  );
  expect(await refuseLiveEndpoints(gifts(['getCards']), { client: unavailable })).toBe(false);
  const unnamed = {
    get client(): RegistryClient {
      return shopRemote.connect({}) as never;
    },
  };
  expect(await refuseLiveEndpoints(gifts(['getCards']), unnamed)).toBe(false);
});
