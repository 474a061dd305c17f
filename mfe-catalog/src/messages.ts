import { defineMessages } from '@shop/remote-kit';

/** Translates this remote's texts into the language of the page. */
export const t = defineMessages('catalog', { hi: () => import('./messages/hi.json') });
