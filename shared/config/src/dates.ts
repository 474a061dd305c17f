/** A moment: an ISO 8601 text, milliseconds since 1970, or a Date. */
type Moment = string | number | Date;

const timeZone = 'Asia/Kolkata';

/**
 * A date formatter in India's time zone wherever the page is rendered, so that server and browser write the same
 * text. It throws a RangeError for an invalid date.
 */
export function dateFormatter(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-IN', { timeZone, ...options });
  return (moment: Moment): string => format.format(new Date(moment));
}

const longDate = /* @__PURE__ */ dateFormatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** "14 August 2026"; an empty text for an invalid date. */
export const formatDate = (moment: Moment): string =>
  Number.isNaN(+new Date(moment)) ? '' : longDate(moment);

/** "14 Aug 2026" */
export const formatShortDate = /* @__PURE__ */ dateFormatter({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** "14 Aug" */
export const formatDayAndMonth = /* @__PURE__ */ dateFormatter({ day: 'numeric', month: 'short' });

/** "14 Aug 2026, 3:05 pm" */
export const formatDateTime = /* @__PURE__ */ dateFormatter({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "15:05" */
export const formatTime = /* @__PURE__ */ dateFormatter({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const isoDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', { timeZone });

/** The day of a moment in India: "2026-08-14". Throws a RangeError for an invalid date. */
export const dayInIndia = (moment: Moment): string => isoDay.format(new Date(moment));

/** India has no daylight saving time. */
const AHEAD_OF_UTC_MS = 5.5 * 60 * 60_000;

/** The date and time of a moment in India as a date field of a form has it: "2026-08-14T15:05". */
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
