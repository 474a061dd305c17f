import { createHash, timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import type { CourierWebhook } from './courier';

/** Indian couriers report local times without a zone. */
const INDIA = '+05:30';

/**
 * Reads a time such as `2026-11-29 14:05:09`, `2026-11-29T14:05:09.123` or `29 11 2026 14:05:09`, in Indian time unless
 * it has a zone. Null for any other text.
 */
export function readIndianTime(text: string): Date | null {
  const iso = text.trim().replace(/^(\d{2})[ -](\d{2})[ -](\d{4})(?=[ T])/, '$3-$2-$1');
  const [, day, time, zone = INDIA] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/.exec(iso) ?? [];
  if (!day || !time) return null;
  const at = new Date(`${day}T${time.replace(/(\.\d{3})\d+$/, '$1')}${zone}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** An id for an event from a courier that does not assign ids: a hash of the event's facts. */
export function eventIdOf(facts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a webhook's header contains the token. Compares in constant time, whatever the lengths. */
export function hasToken({ headers }: CourierWebhook, header: string, token: string): boolean {
  const given = headers[header];
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(token));
}

/** A number that some endpoints send as text. */
export const Numeric = Type.Union([Type.Number(), Type.String({ pattern: '^-?\\d+(\\.\\d+)?$' })]);

/** An amount in rupees as paise. */
export const toPaise = (rupees: number | string): number => Math.round(Number(rupees) * 100);

/** Paise as an amount in rupees. */
export const toRupees = (paise: number): number => paise / 100;

/** Truncates a text, because couriers limit the length of some fields. */
export const truncate = (text: string, length: number): string => Array.from(text).slice(0, length).join('');
