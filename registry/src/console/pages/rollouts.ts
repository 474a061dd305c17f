import type { ChangeWindows, Page, Rollout } from '@shop/contracts/registry';
import { stageText, windowsText } from '@shop/protocol';
import { code, emptyText, hiddenText, mark, olderLink, table, timeBy, timeText } from '../components';
import type { ConsoleRequest } from '../console-request';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import { pageQuery } from '../registry-calls';
import type { Screens } from '../screens';

const pageSize = 20;

/** Every rollout, the active ones first. */
export function rolloutsScreen({ page }: Screens): void {
  page('/rollouts', draw);
}

async function draw(context: ConsoleRequest): Promise<Markup> {
  const { calls, href, query } = context;
  const list = (filter: string) => calls.get<Page<Rollout>>(`${calls.envPath}/rollouts?${filter}`);
  const { items: open } = await list('open=true&limit=200');
  const past = await list(`open=false&${pageQuery(query.before, pageSize)}`);
  const calendar = await calls.get<ChangeWindows>(`${calls.envPath}/change-windows`);
  return documentOf(context, {
    title: 'Rollouts',
    place: '/rollouts',
    content: markup`
      <p class="lead">A rollout releases a version to more and more shoppers automatically. It waits while there is not enough data, and rolls the version back if it performs worse than the previous one.</p>
      <p class="actions"><a class="action" href="${href('/rollouts/new')}">New rollout</a> <a class="action" href="${href('/change-windows')}">Change windows</a> <a class="action" href="${href('/staff')}">Staff link</a></p>
      <p class="aside">${calendarText(calendar)}</p>
      <section><h2>In progress</h2>${rolloutsTable(context, 'Rollouts in progress', open)}</section>
      <section><h2>Finished</h2>${rolloutsTable(context, 'Finished rollouts, newest first', past.items)}${olderLink(href('/rollouts'), past.next)}</section>`,
  });
}

/** When stages start, as a sentence. */
export const calendarText = ({ windows, timeZone, holidays }: ChangeWindows): string =>
  `Stages start automatically ${windows.length > 0 ? `in the change windows: ${windowsText(windows)}` : 'at any time'} (${timeZone})${holidays.length > 0 ? `, but not on ${holidays.join(', ')}` : ''}.`;

/** Rollouts in a table, each with a link to its page. */
export function rolloutsTable({ href, now }: Frame, caption: string, rollouts: readonly Rollout[]): Markup {
  if (rollouts.length === 0) return emptyText('No rollouts.');
  return table<Rollout>(
    caption,
    [
      {
        name: 'Rollout',
        cell: ({ id, remote, version }) =>
          markup`<a href="${href(`/rollouts/${id}`)}">Rollout ${id}${hiddenText(`of ${remote}@${version}`)}</a>`,
      },
      { name: 'Version', cell: ({ remote, version }) => code(`${remote}@${version}`) },
      { name: 'Status', cell: statusMark },
      { name: 'Stage', cell: stageOf },
      { name: 'Progress', cell: progressText },
      {
        name: 'Created',
        cell: ({ createdAt, createdBy }) => timeBy(createdAt, createdBy, now),
      },
    ],
    rollouts,
  );
}

const statusKinds = {
  draft: 'fair',
  scheduled: 'fair',
  running: 'good',
  paused: 'cold',
  done: 'good',
  aborted: 'bad',
} as const satisfies Readonly<Record<Rollout['status'], string>>;

export const statusMark = ({ status }: Rollout): Markup => mark(statusKinds[status], status);

/** The current stage, or the last one of a finished rollout. */
function stageOf({ stage, stages }: Rollout): string {
  const current = stages[stage - 1];
  return current ? `${stage} of ${stages.length}: ${stageText(current)}` : `0 of ${stages.length}`;
}

/** The state of a rollout and its next step. */
export function progressText(rollout: Rollout): Child {
  const { status, hold, stage, stages, startAt, bakesUntil, sessions, endedAt } = rollout;
  if (status === 'draft') return 'Not started.';
  if (status === 'scheduled' && startAt) return markup`Starts at ${timeText(startAt)}.`;
  if (hold) return `Paused ${hold.by === 'automatic' ? 'automatically' : `by ${hold.by}`}: ${hold.reason}`;
  if (status === 'done' || status === 'aborted')
    return markup`${status === 'done' ? 'Done' : 'Aborted'} at ${endedAt ? timeText(endedAt) : '–'}.`;
  const counted =
    sessions === null ? '' : `${sessions} ${sessions === 1 ? 'session' : 'sessions'} in this stage. `;
  const until = bakesUntil ? timeText(bakesUntil) : 'the next evaluation';
  const next = stages[stage];
  const then = next
    ? `${stageText(next)} will follow, unless the version performs worse`
    : 'the rollout will be done';
  return markup`${counted}It lasts at least until ${until}; then ${then}.`;
}
