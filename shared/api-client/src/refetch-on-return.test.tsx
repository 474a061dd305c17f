import { expect, it, jest } from '@jest/globals';
import { useShopSelector } from '@shop/store';
import { apiFailure, renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { useGetBrandsQuery } from './common-api';
import { selectOnline, watchConnection } from './connection';
import { followConnection, refetchOnReturn } from './refetch-on-return';

function Brands() {
  const { data, isError } = useGetBrandsQuery();
  const online = useShopSelector(selectOnline);
  if (data) return <p>{`${data.length} brands`}</p>;
  return isError ? <p>{online ? 'Not here' : 'Offline'}</p> : null;
}

const brands = [{ _id: 'one', brandName: 'MOODTAPE' }];

it('refetches the data on the screen when the network is back', async () => {
  let isBack = false;
  const response = () => (isBack ? brands : apiFailure(503, 'No network'));
  const { store } = renderWithShop(<Brands />, { routes: { 'GET /brand': response } });
  await screen.findByText('Not here');
  isBack = true;
  act(() => refetchOnReturn(store.dispatch));
  await screen.findByText('1 brands');
});

it('tracks whether the shop responds, and refetches when it does again', async () => {
  let responds = false;
  const response = () => (responds ? brands : apiFailure(503, 'No network'));
  const { store } = renderWithShop(<Brands />, { routes: { 'GET /brand': response } });
  const connection = watchConnection(async () => responds);
  act(() => followConnection(store.dispatch, connection));
  await screen.findByText('Not here');
  act(connection.check);
  await screen.findByText('Offline');
  responds = true;
  act(connection.check);
  await screen.findByText('1 brands');
});

it('relies on the host, not the browser, for the connection', () => {
  const report = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { store } = renderWithShop(<Brands />);
  followConnection(
    store.dispatch,
    watchConnection(async () => true),
  );
  expect(selectOnline(store.getState())).toBe(true);
  report.mockRestore();
});
