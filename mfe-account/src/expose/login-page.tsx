import { definePage } from '@shop/remote-kit';
import { LoginPage } from '../pages/login/page';

export const { Component, head } = definePage({
  title: 'Sign In',
  head: { description: 'Sign in to see your profile and your orders.', unlisted: true },
  Component: LoginPage,
});
