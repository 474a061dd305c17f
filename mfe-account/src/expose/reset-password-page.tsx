import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { ResetPasswordPage } from '../pages/reset-password/page';

export const { Component, head } = definePage({
  title: () => t('New Password'),
  // Not indexed, because its URL contains a secret.
  head: { unlisted: true },
  Component: ResetPasswordPage,
});
