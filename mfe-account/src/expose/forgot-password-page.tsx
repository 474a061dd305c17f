import { loadQuery } from '@shop/api-client';
import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { ForgotPasswordPage, passwordApi } from '../pages/forgot-password/page';

export const { Component, load, head } = definePage({
  title: () => t('Forgot Password'),
  load: ({ dispatch }) => loadQuery(dispatch, passwordApi.endpoints.getAccountSettings),
  head: { unlisted: true },
  Component: ForgotPasswordPage,
});
