const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});
const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** A moment of the API as the clock in India shows it; in a narrow place it breaks between date and time alone. */
export const formatMoment = (iso: string): string =>
  moment.format(new Date(iso)).replaceAll(' ', '\u00a0').replace(',\u00a0', ', ');

/** The day of a moment of the API, in India. */
export const formatDay = (iso: string): string => day.format(new Date(iso));
