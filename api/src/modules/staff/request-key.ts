import { Type } from 'typebox';

/** What a browser sends with a change that it may send twice: the change is made once for each key. */
export const RequestKey = Type.String({
  pattern: '^[\\w-]{8,100}$',
  description: 'New for each wish: what is sent twice with one key is done once.',
});
