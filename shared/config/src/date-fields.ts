/** A point in time: an ISO 8601 text, milliseconds since 1970, or a Date. */
type Moment = string | number | Date;

/** India has no daylight saving time. */
const AHEAD_OF_UTC_MS = 5.5 * 60 * 60_000;

/** A point in time as the value of a form's date field, in India's time zone: "2026-08-14T15:05". */
export const dateTimeInIndia = (moment: Moment): string =>
  new Date(+new Date(moment) + AHEAD_OF_UTC_MS).toISOString().slice(0, 16);

const yearFirst =
  /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)(?:[T ]+(?<hour>\d\d?):(?<minute>\d\d)(?::00)?)?$/i;
const dayFirst =
  /^(?<day>\d\d?)[-/.](?<month>\d\d?)[-/.](?<year>\d{4})(?: +(?<hour>\d\d?):(?<minute>\d\d)(?::00)?)?$/;

/**
 * Reads a date with an optional time in India, to the minute: "2026-08-14 15:05" or "14-08-2026". Without a time it is the start of the
 * day. A text with a time zone, such as "2026-08-14T09:35:00.000Z", is read as it is. Undefined for anything else.
 */
export function readDateTimeInIndia(text: string): Date | undefined {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const moment = new Date(text);
    return Number.isNaN(+moment) ? undefined : moment;
  }
  const {
    year,
    month = '',
    day = '',
    hour = '0',
    minute = '00',
  } = (yearFirst.exec(text) ?? dayFirst.exec(text))?.groups ?? {};
  if (year === undefined) return undefined;
  const two = (part: string) => part.padStart(2, '0');
  const written = `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}`;
  const moment = new Date(`${written}+05:30`);
  // The parser accepts the 31st of a shorter month.
  return Number.isNaN(+moment) || dateTimeInIndia(moment) !== written ? undefined : moment;
}
