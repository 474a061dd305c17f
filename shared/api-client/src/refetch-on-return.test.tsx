import { it } from '@jest/globals';
import { apiFailure, renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { useGetBrandsQuery } from './common-api';
import { refetchOnReturn } from './refetch-on-return';

function Brands() {
  const { data, isError } = useGetBrandsQuery();
  if (data) return <p>{`${data.length} brands`}</p>;
  return isError ? <p>Not here</p> : null;
}

it('asks again for what is on the screen when the network is back', async () => {
  let isBack = false;
  const response = () => (isBack ? [{ _id: 'one', brandName: 'MOODTAPE' }] : apiFailure(503, 'No network'));
  const { store } = renderWithShop(<Brands />, { routes: { 'GET /brand': response } });
  await screen.findByText('Not here');
  isBack = true;
  act(() => refetchOnReturn(store.dispatch));
  await screen.findByText('1 brands');
});
