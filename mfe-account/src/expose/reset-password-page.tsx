import { definePage } from '@shop/remote-kit';
import { ResetPasswordPage } from '../pages/reset-password/page';

export const { Component, head } = definePage({
  title: 'New Password',
  // Its address holds a secret, so search engines leave it out.
  head: { unlisted: true },
  Component: ResetPasswordPage,
});
