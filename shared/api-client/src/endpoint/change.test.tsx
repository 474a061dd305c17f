import { describe, expect, it } from '@jest/globals';
import type { ContactEnquiry } from '@shop/contracts';
import { apiFailure, createTestShop, contentItem, renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { shopApi } from '../shop-api';
import { change, endpoint, get, post, type ChangeDispatch } from './index';

const listApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    changedList: build.query(endpoint((key: string) => get('/content/{key}', { path: { key } }))),
  }),
});
const refetchList = (dispatch: ChangeDispatch) =>
  dispatch(listApi.endpoints.changedList.initiate('list', { forceRefetch: true, subscribe: false }));

const api = listApi.injectEndpoints({
  endpoints: (build) => ({
    changeAndRefetch: build.mutation(
      change((body: ContactEnquiry) => post('/contact', { body }), refetchList),
    ),
    changeAndPatch: build.mutation(
      change(
        (body: ContactEnquiry) => post('/contact', { body }),
        (dispatch, { error }, { message }) => {
          if (error) return;
          dispatch(
            listApi.util.updateQueryData('changedList', 'list', () => [
              contentItem({ description: message }),
            ]),
          );
        },
      ),
    ),
  }),
});

const enquiry = { fullName: 'Asha', email: 'a@b.in', phoneNumber: '9000012345', message: 'new' };

/** A list in one component and the message about its change in another, as on real pages. */
function List() {
  const { data } = api.useChangedListQuery('list');
  return <p>{data ? `List: ${data[0]?.description}` : 'Loading'}</p>;
}

function Change({ how }: { readonly how: 'changeAndRefetch' | 'changeAndPatch' }) {
  const [mutate, { isLoading }] = (
    how === 'changeAndRefetch' ? api.useChangeAndRefetchMutation : api.useChangeAndPatchMutation
  )();
  const [message, setMessage] = useState('');
  const press = async () => {
    const { error } = await mutate(enquiry);
    setMessage(error ? 'Refused' : 'Changed');
  };
  return (
    <>
      <button type="button" disabled={isLoading} onClick={() => void press()}>
        Change
      </button>
      <p role="status">{message}</p>
    </>
  );
}

/** Resolves with the text of the page when the message first appears. */
function textWith(message: string): Promise<string | null> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (screen.getByRole('status').textContent !== message) return;
      watch.disconnect();
      resolve(document.body.textContent);
    });
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

describe('change', () => {
  it.each(['changeAndRefetch', 'changeAndPatch'] as const)(
    '%s ends when the page shows the change',
    async (how) => {
      let content = 'old';
      renderWithShop(
        <>
          <List />
          <Change how={how} />
        </>,
        {
          routes: {
            'GET /content/list': () => [contentItem({ description: content })],
            'POST /contact': () => {
              content = 'new';
              return { number: 'E1' };
            },
          },
        },
      );
      await screen.findByText('List: old');
      const text = textWith('Changed');
      await userEvent.click(screen.getByRole('button', { name: 'Change' }));
      expect(await text).toContain('List: new');
    },
  );

  it('is loading until then', async () => {
    const waiting: (() => void)[] = [];
    let isSlow = false;
    const { requests } = renderWithShop(
      <>
        <List />
        <Change how="changeAndRefetch" />
      </>,
      {
        routes: {
          'GET /content/list': () => {
            const item = [contentItem({ description: 'old' })];
            return isSlow ? new Promise((resolve) => waiting.push(() => resolve(item))) : item;
          },
          'POST /contact': { number: 'E1' },
        },
      },
    );
    await screen.findByText('List: old');
    isSlow = true;
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(requests).toHaveLength(3));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole<HTMLButtonElement>('button')).toBeDisabled();
    waiting.forEach((respond) => respond());
    expect(await screen.findByText('Changed')).toBeInTheDocument();
  });

  it('refetches after a failure, too', async () => {
    const { store, requests } = createTestShop({
      'GET /content/list': [contentItem({ description: 'old' })],
      'POST /contact': apiFailure(409, 'Not now'),
    });
    const { error } = await store.dispatch(api.endpoints.changeAndRefetch.initiate(enquiry));
    expect(error).toEqual({ status: 409, message: 'Not now' });
    expect(requests.map(({ path }) => path)).toEqual(['/contact', '/content/list']);
  });
});
