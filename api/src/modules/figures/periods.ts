import { Type, type Static } from 'typebox';

/** What can be looked at: today, or so many days with today as the last one. */
export const periods = [
  Type.Literal('today'),
  Type.Literal('7'),
  Type.Literal('30'),
  Type.Literal('90'),
] as const;

export type Period = Static<(typeof periods)[number]>;
