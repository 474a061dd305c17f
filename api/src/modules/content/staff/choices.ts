import { Type } from 'typebox';

// Requests are validated one by one, so they hold what responses refer to.
const kinds = [
  ...([Type.Literal('post'), Type.Literal('policy'), Type.Literal('faq')] as const),
  ...([Type.Literal('announcement'), Type.Literal('hero'), Type.Literal('banner')] as const),
] as const;
const states = [Type.Literal('draft'), Type.Literal('changed'), Type.Literal('published')] as const;

/** A kind of content in a request. */
export const kindField = Type.Union([...kinds]);

/** A state of content in a request. */
export const stateField = Type.Union([...states]);
