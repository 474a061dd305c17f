import { shop, stateCodes } from '@shop/config';
import { dayInIndia } from '@shop/config/dates';

const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * Parses the shop's GSTIN from SHOP_GSTIN, or returns null when it is not set. Throws an operator-facing error when it is
 * malformed, or belongs to a state other than the shop's.
 */
export function readGstin(text: string | undefined): string | null {
  if (!text) return null;
  if (!gstinPattern.test(text))
    throw new Error(`SHOP_GSTIN must be 15 characters like 08ABCDE1234F1Z5, not "${text}".`);
  const code = stateCodes[shop.state];
  if (!text.startsWith(code)) {
    throw new Error(`SHOP_GSTIN must start with ${code}, the code of the shop's state, ${shop.state}.`);
  }
  return text;
}

const APRIL = 4;

/** The financial year of a timestamp, in India's time zone, as the calendar year in which it begins. */
export function financialYear(moment: Date): number {
  const [year = 0, month = 0] = dayInIndia(moment).split('-').map(Number);
  return month < APRIL ? year - 1 : year;
}

/** A number of a gapless sequence per financial year, as stored. */
export interface PaperNumber {
  /** The calendar year in which the financial year begins. */
  readonly financial_year: number;
  readonly serial: number;
}

function numberOf(series: 'VC' | 'CN', { financial_year: year, serial }: PaperNumber): string {
  const short = (value: number) => String(value % 100).padStart(2, '0');
  return `${series}/${short(year)}-${short(year + 1)}/${String(serial).padStart(5, '0')}`;
}

/** An invoice's printed number, such as "VC/26-27/00042": at most the 16 characters that GST rule 46 allows. */
export const invoiceNumber = (row: PaperNumber): string => numberOf('VC', row);

/** A credit note's printed number, such as "CN/26-27/00042": at most the 16 characters that GST rule 53 allows. */
export const creditNoteNumber = (row: PaperNumber): string => numberOf('CN', row);

const AHEAD_OF_UTC_MS = 5.5 * 60 * 60_000;

/** The date of a timestamp in India, such as `2026-12-31`. */
export const indianDay = (moment: Date): string =>
  new Date(moment.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);

/**
 * The first of April in India from which books are retained. Books are retained for `months` after the annual return of their
 * financial year was due, on 31 December after its end. Earlier payments are past their retention.
 */
export function booksRetainedFrom(now: Date, months: number): Date {
  const india = new Date(now.getTime() + AHEAD_OF_UTC_MS);
  const due = new Date(Date.UTC(india.getUTCFullYear(), india.getUTCMonth() - months, india.getUTCDate()));
  return new Date(Date.UTC(due.getUTCFullYear() - 1, APRIL - 1, 1) - AHEAD_OF_UTC_MS);
}
