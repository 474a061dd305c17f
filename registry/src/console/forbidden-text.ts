import type { Actor } from '@shop/contracts/registry';
import { grantsText, may, type Subject } from '../domain/roles';

const whoMay = {
  release: 'Its releaser, an operator or an admin',
  operate: 'An operator or an admin',
} as const;

/** Says that the user has read access only, and who can act; null for a user who can. */
export const forbiddenText = (actor: Actor, right: keyof typeof whoMay, subject: Subject): string | null =>
  may(actor, right, subject)
    ? null
    : `You are ${grantsText(actor.grants)}: you may look and plan. ${whoMay[right]} can do this.`;
