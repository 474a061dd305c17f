import type { ChangeWindows } from '@shop/contracts/registry';
import { readDates, readWindows, windowsText } from '@shop/protocol';
import { all } from '../../domain/roles';
import { field, reasonField, refusalNotice } from '../components';
import type { ConsoleRequest } from '../console-request';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Markup } from '../markup';
import { forbiddenText } from '../refusal-text';
import type { RegistryCalls } from '../registry-calls';
import type { Refused, Screens } from '../screens';
import { calendarText } from './rollouts';

const registryPath = ({ envPath }: RegistryCalls) => `${envPath}/change-windows`;

/** The change windows: when rollout stages may start automatically. */
export function changeWindowsScreen({ page, form }: Screens): void {
  page('/change-windows', draw);

  form('/change-windows', {
    fields: ['windows', 'holidays', 'timeZone', 'reason'],
    async send({ calls, href }, { windows, holidays, timeZone, reason }) {
      const body = { windows: readWindows(windows), holidays: readDates(holidays), timeZone, reason };
      await calls.put(registryPath(calls), { body });
      return href('/change-windows');
    },
    again: draw,
  });
}

async function draw(context: ConsoleRequest, refused?: Refused): Promise<Markup> {
  const { calls, actor, env } = context;
  const calendar = await calls.get<ChangeWindows>(registryPath(calls));
  const forbidden = forbiddenText(actor, 'operate', { remote: all, env });
  return documentOf(context, {
    title: 'Change windows',
    place: '/rollouts',
    content: markup`
      ${refused && refusalNotice(refused.refusal)}
      <p class="lead">Outside the change windows a rollout pauses. It resumes when the next window opens, or when someone resumes it with a reason.</p>
      <p>${calendarText(calendar)}</p>
      ${forbidden === null ? windowsForm(context, refused?.typed ?? typedOf(calendar)) : markup`<p class="notice cold">${forbidden}</p>`}`,
  });
}

const typedOf = ({ windows, holidays, timeZone }: ChangeWindows): Refused['typed'] => ({
  windows: windowsText(windows),
  holidays: holidays.join(', '),
  timeZone,
});

const windowsForm = ({ href }: Frame, typed: Refused['typed']): Markup => markup`
  <form class="slip stitched" method="post" action="${href('/change-windows')}">
    ${field({
      name: 'windows',
      label: 'Days and hours',
      value: typed.windows,
      help: 'For example, mon-fri 10:00-18:00; sat 10:00-14:00. Leave empty for any time.',
    })}
    ${field({ name: 'holidays', label: 'Holidays', value: typed.holidays, help: 'For example, 2026-11-08, 2026-11-09.' })}
    ${field({ name: 'timeZone', label: 'Time zone', value: typed.timeZone, attributes: markup`required` })}
    ${reasonField(typed.reason)}
    <p class="actions"><button>Save</button> <a class="action" href="${href('/rollouts')}">Cancel</a></p>
  </form>`;
