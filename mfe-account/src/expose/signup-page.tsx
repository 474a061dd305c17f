import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { SignupPage } from '../pages/signup/page';

export const { Component, head } = definePage({
  title: () => t('Sign Up'),
  head: () => ({ description: t('Create an account to keep all your orders in one place.'), unlisted: true }),
  Component: SignupPage,
});
