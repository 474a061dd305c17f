import { Type } from 'typebox';

/** How the shop knows somebody. */
export const customerKinds = [Type.Literal('account'), Type.Literal('guest')] as const;

/** Why somebody is erased. Fixed, because the log keeps it for good: a text could name the person. */
export const erasureReasons = [
  Type.Literal('asked by the person'),
  Type.Literal('consent withdrawn'),
  Type.Literal('no longer needed'),
] as const;
