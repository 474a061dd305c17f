import { definePage } from '@shop/remote-kit';
import { ProfilePage } from '../pages/profile/page';

// There is no `load`: a shopper's own data never enters the server's HTML.
export const { Component, head } = definePage({
  title: 'Your Profile',
  head: { unlisted: true },
  Component: ProfilePage,
});
