import { definePage } from '@shop/remote-kit';
import { SignupPage } from '../pages/signup/page';

export const { Component, head } = definePage({
  title: 'Sign Up',
  head: { description: 'Make an account that keeps your orders in one place.', unlisted: true },
  Component: SignupPage,
});
