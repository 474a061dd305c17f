import { definePage } from '@shop/remote-kit';
import { loadAccountSettings } from '../api/load-account-settings';
import { ForgotPasswordPage } from '../pages/forgot-password-page';

export const { Component, load, head } = definePage({
  title: 'Forgot Password',
  load: loadAccountSettings,
  head: { unlisted: true },
  Component: ForgotPasswordPage,
});
