import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { AddressesPage } from '../pages/addresses/page';

// No `load`, because the server's HTML never contains personal data.
export const { Component, head } = definePage({
  title: () => t('Your Addresses'),
  head: { unlisted: true },
  Component: AddressesPage,
});
