import type { Actor } from '@shop/contracts/registry';
import { grantsText, may, type Subject } from '../domain/roles';

const whoMay = {
  release: 'Its releaser, an operator or an admin',
  operate: 'An operator or an admin',
} as const;

/** Tells somebody that they may look only, and who can act; null for whoever may. */
export const forbiddenText = (actor: Actor, right: keyof typeof whoMay, subject: Subject): string | null =>
  may(actor, right, subject)
    ? null
    : `You are ${grantsText(actor.grants)}: you may look and plan. ${whoMay[right]} can do this.`;
