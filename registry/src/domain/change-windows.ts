import { RegistryError } from '@shop/protocol';
import type { ChangeWindows } from '@shop/contracts/registry';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Weekday = (typeof weekdays)[number];

/** The default: every hour of every day. */
export const alwaysOpen: ChangeWindows = { timeZone: 'Asia/Kolkata', windows: [], holidays: [] };

/** Number of days to search for the next opening. */
const lookAhead = 60;
const dayMs = 24 * 60 * 60 * 1000;

interface LocalTime {
  /** `2026-11-25` */
  readonly date: string;
  readonly day: Weekday;
  /** `09:30` */
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

function localTime(at: Date, timeZone: string): LocalTime {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    day: part('weekday').toLowerCase() as Weekday,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Converts a local date and time in a time zone. */
function momentOf(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}Z`);
  const shown = localTime(new Date(wanted), timeZone);
  return new Date(wanted - (Date.parse(`${shown.date}T${shown.time}Z`) - wanted));
}

const isHoliday = ({ holidays }: ChangeWindows, { date }: LocalTime) => holidays.includes(date);

/** Whether new versions may be released at this time. Without windows, only holidays are closed. */
export function isOpenAt(calendar: ChangeWindows, at: Date): boolean {
  const local = localTime(at, calendar.timeZone);
  if (isHoliday(calendar, local)) return false;
  if (calendar.windows.length === 0) return true;
  return calendar.windows.some(
    ({ days, from, to }) => days.includes(local.day) && from <= local.time && local.time < to,
  );
}

/** The next opening after a closed time; null when there is none within 60 days. */
export function nextOpening(calendar: ChangeWindows, at: Date): Date | null {
  const { timeZone, windows } = calendar;
  const begins = windows.length > 0 ? windows.map(({ from }) => from) : ['00:00'];
  for (let ahead = 0; ahead <= lookAhead; ahead += 1) {
    const { date } = localTime(new Date(at.getTime() + ahead * dayMs), timeZone);
    const openings = begins
      .map((from) => momentOf(date, from, timeZone))
      .filter((moment) => moment > at && isOpenAt(calendar, moment))
      .sort((one, other) => one.getTime() - other.getTime());
    if (openings[0]) return openings[0];
  }
  return null;
}

function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

const isDate = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** Throws a RegistryError 422 for an invalid calendar. */
export function checkWindows({ timeZone, windows, holidays }: ChangeWindows): void {
  const refuse = (message: string) => {
    throw new RegistryError(422, message);
  };
  if (!isTimeZone(timeZone)) refuse(`"${timeZone}" is not a time zone. Use a name such as Asia/Kolkata.`);
  for (const { from, to } of windows) {
    if (from >= to)
      refuse(`A window from ${from} to ${to} ends before it begins. Use two windows to span midnight.`);
  }
  const wrong = holidays.find((date) => !isDate(date));
  if (wrong !== undefined) refuse(`"${wrong}" is not a date. Use the form 2026-11-08.`);
}
