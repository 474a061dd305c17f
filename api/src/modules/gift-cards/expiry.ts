const INDIA_MS = 5.5 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The end of the day in India that is `months` months after a moment; a month without that day ends with its last one. */
export function endOfValidity(from: Date, months: number): Date {
  const inIndia = new Date(from.getTime() + INDIA_MS);
  const [year, month, day] = [inIndia.getUTCFullYear(), inIndia.getUTCMonth() + months, inIndia.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay)) + DAY_MS - INDIA_MS - 1);
}
