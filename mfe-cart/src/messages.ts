import { defineMessages } from '@shop/config/messages';
import remote from '../remote.json' with { type: 'json' };

/** Texts of this remote in the language of the page. */
export const t = defineMessages(remote.name, {
  hi: () => import('./messages/hi.json', { with: { type: 'json' } }),
});
