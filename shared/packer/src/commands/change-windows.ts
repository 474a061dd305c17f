import { envPathOf, readDates, readWindows, usualEnvironment, windowForm, windowsText } from '@shop/protocol';
import type { ChangeWindows, StaffPass } from '@shop/contracts/registry';
import type { Command } from './command';
import { UsageError } from './exit-codes';

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
    if (text === undefined) throw new UsageError(`Which windows? ${windowForm} "always" takes them away.`);
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
