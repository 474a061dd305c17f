import { defineMessages } from '@shop/remote-kit';

/** Texts of this remote in the language of the page. */
export const t = defineMessages('account', { hi: () => import('./messages/hi.json') });
