import { definePage } from '@shop/remote-kit';
import { SignupPage } from '../pages/signup/page';

export const { Component, head } = definePage({
  title: 'Sign Up',
  head: { description: 'Create an account to keep all your orders in one place.', unlisted: true },
  Component: SignupPage,
});
