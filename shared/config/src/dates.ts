import { pageLocale } from './messages';

/** A point in time: an ISO 8601 text, milliseconds since 1970, or a Date. */
type Moment = string | number | Date;

const timeZone = 'Asia/Kolkata';

/**
 * A date formatter in the language of the page and in India's time zone wherever it is rendered, so that server and browser write
 * the same text. It throws a RangeError for an invalid date.
 */
export function dateFormatter(options: Intl.DateTimeFormatOptions) {
  // Created for the first date: it takes a phone up to 40 ms, and few pages show one.
  let format: Intl.DateTimeFormat | undefined;
  let formatted: string | undefined;
  return (moment: Moment): string => {
    const locale = pageLocale();
    // A server renders pages in several languages.
    if (!format || formatted !== locale) format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
    formatted = locale;
    return format.format(new Date(moment));
  };
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

/** The date in India at a point in time: "2026-08-14". Throws a RangeError for an invalid date. */
export const dayInIndia = (moment: Moment): string => isoDay.format(new Date(moment));
