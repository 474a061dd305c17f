import { definePage } from '@shop/remote-kit';
import { AddressesPage } from '../pages/addresses/page';

// There is no `load`: a shopper's own data never enters the server's HTML.
export const { Component, head } = definePage({
  title: 'Your Addresses',
  head: { unlisted: true },
  Component: AddressesPage,
});
