import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { LoginPage } from '../pages/login/page';

export const { Component, head } = definePage({
  title: () => t('Sign In'),
  head: () => ({ description: t('Sign in to see your profile and your orders.'), unlisted: true }),
  Component: LoginPage,
});
