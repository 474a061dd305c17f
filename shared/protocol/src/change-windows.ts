import type { ChangeWindows } from '@shop/contracts/registry';
import { RegistryError } from './errors';

type Window = ChangeWindows['windows'][number];
type Day = Window['days'][number];

const days: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** The advice for an invalid window. */
export const windowForm = 'Use the form mon-fri 10:00-18:00.';

function readDays(text: string): Day[] {
  return text.split(',').flatMap((word) => {
    const [from = '', to = from] = word.split('-');
    const [first, last] = [days.findIndex((day) => day === from), days.findIndex((day) => day === to)];
    if (first === -1 || last < first)
      throw new RegistryError(422, `"${word}" does not contain valid days. ${windowForm}`);
    return days.slice(first, last + 1);
  });
}

/** `mon-fri 10:00-18:00; sat 10:00-14:00` as windows; none for an empty text. Throws a RegistryError 422 for an invalid one. */
export function readWindows(text: string): Window[] {
  const written = text.trim();
  if (written === '') return [];
  return written.split(';').map((one) => {
    const [, named = '', from, to] = /^\s*(\S+)\s+(\d\d:\d\d)-(\d\d:\d\d)\s*$/.exec(one.toLowerCase()) ?? [];
    if (from === undefined || to === undefined)
      throw new RegistryError(422, `"${one.trim()}" is not a valid window. ${windowForm}`);
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
