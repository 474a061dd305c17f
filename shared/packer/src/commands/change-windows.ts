import type { ChangeWindows, StaffPass } from '@shop/contracts/registry';
import { envPathOf, usualEnvironment, type Command } from './command';
import { UsageError } from './exit-codes';

type Window = ChangeWindows['windows'][number];
type Day = Window['days'][number];

const days: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const form = 'Write it as mon-fri 10:00-18:00.';

function readDays(text: string): Day[] {
  return text.split(',').flatMap((word) => {
    const [from = '', to = from] = word.split('-');
    const [first, last] = [days.findIndex((day) => day === from), days.findIndex((day) => day === to)];
    if (first === -1 || last < first) throw new UsageError(`"${word}" names no days. ${form}`);
    return days.slice(first, last + 1);
  });
}

/** `mon-fri 10:00-18:00; sat 10:00-14:00` as windows; none for an empty text. Throws a UsageError for an invalid one. */
export function readWindows(text: string): Window[] {
  const written = text.trim();
  if (written === '') return [];
  return written.split(';').map((one) => {
    const [, named = '', from, to] = /^\s*(\S+)\s+(\d\d:\d\d)-(\d\d:\d\d)\s*$/.exec(one.toLowerCase()) ?? [];
    if (from === undefined || to === undefined) throw new UsageError(`"${one.trim()}" is no window. ${form}`);
    return { days: readDays(named), from, to };
  });
}

/** Windows as text: `mon,tue 10:00-18:00`. */
export const windowsText = (windows: ChangeWindows['windows']): string =>
  windows.map((one) => `${one.days.join(',')} ${one.from}-${one.to}`).join('; ');

/** `2026-11-08, 2026-11-09` as dates. */
export const readDates = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((date) => date.trim())
    .filter(Boolean);

/** `windows`, `windows set "mon-fri 10:00-18:00" [--holidays 2026-11-08,2026-11-09]`, `windows set always`. */
export const windows: Command = async ({ words, options }, context) => {
  const { client, log } = context;
  const [action, text] = words;
  const path = `${envPathOf(context)}/change-windows`;
  const before = await client.call<ChangeWindows>(path);
  if (action !== undefined && action !== 'set')
    throw new UsageError('windows | windows set "mon-fri 10:00-18:00"');
  let calendar = before;
  if (action === 'set') {
    if (text === undefined) throw new UsageError(`Which windows? ${form} "always" takes them away.`);
    const { holidays, reason = 'Set on the command line' } = options;
    calendar = await client.call<ChangeWindows>(path, {
      method: 'PUT',
      body: {
        timeZone: before.timeZone,
        windows: text === 'always' ? [] : readWindows(text),
        holidays: holidays === undefined ? before.holidays : readDates(holidays),
        reason,
      },
    });
  }
  const { timeZone, windows: found, holidays } = calendar;
  log(`Stages begin ${found.length > 0 ? windowsText(found) : 'at any time'} (${timeZone}).`);
  if (holidays.length > 0) log(`Not on ${holidays.join(', ')}.`);
  return calendar;
};

/** `staff`: a link that marks a browser as staff. */
export const staff: Command = async (_input, context) => {
  const { client, log, environment = usualEnvironment } = context;
  const pass = await client.call<StaffPass>(`/staff-passes?env=${environment}`, { method: 'POST' });
  log(`Open this path at the shop by ${pass.until}, in the browser that is to be one of staff: ${pass.path}`);
  return pass;
};
