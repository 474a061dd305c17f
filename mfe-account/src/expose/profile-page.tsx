import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { ProfilePage } from '../pages/profile/page';

// No `load`, because the server's HTML never contains personal data.
export const { Component, head } = definePage({
  title: () => t('Your Profile'),
  head: { unlisted: true },
  Component: ProfilePage,
});
