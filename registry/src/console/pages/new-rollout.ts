import type { EnvState, ListedArtifact, Rollout, RolloutRequest } from '@shop/contracts/registry';
import { readMinutes, readStages, RegistryResponseError, usualStages } from '@shop/protocol';
import { checkField, field, nameAttributes, reasonField, refusalNotice } from '../components';
import type { ConsoleRequest } from '../console-request';
import { isTicked } from '../form-fields';
import { documentOf } from '../layout';
import { markup, type Markup } from '../markup';
import { forbiddenText } from '../refusal-text';
import type { Refused, Screens } from '../screens';

const fieldNames = [
  'remote',
  'version',
  'stages',
  'bake',
  'minSessions',
  'approval',
  'startAt',
  'reason',
  'again',
  'acknowledge',
  'when',
] as const;

type Fields = Readonly<Record<(typeof fieldNames)[number], string>>;

/** The form for a new rollout. Every field except the reason has a default. */
export function newRolloutScreen({ page, form }: Screens): void {
  page('/rollouts/new', draw);

  form('/rollouts/new', {
    fields: fieldNames,
    async send({ calls, href }, fields) {
      const { id } = await calls.post<Rollout>(`${calls.envPath}/rollouts`, { body: requestOf(fields) });
      return href(`/rollouts/${id}`);
    },
    again: draw,
  });
}

/** Converts a date and time in IST to ISO 8601; undefined for an empty field. */
export const fromIndia = (local: string): string | undefined => (local ? `${local}:00+05:30` : undefined);

/** Throws a RegistryError for invalid stages or durations. */
function requestOf(fields: Fields): RolloutRequest {
  const { remote, version, stages, bake, minSessions, approval, reason, again, acknowledge, when } = fields;
  const startAt = fromIndia(fields.startAt);
  const isDraft = when === 'draft';
  return {
    remote,
    version,
    reason,
    stages: readStages(stages, approval),
    bakeMinutes: readMinutes(bake),
    minSessions: Number(minSessions),
    ...(startAt && !isDraft ? { startAt } : { start: !isDraft }),
    ...(isTicked(again) && { again: true }),
    ...(isTicked(acknowledge) && { acknowledge: true }),
  };
}

/** Whether a version is deprecated; false for one that does not exist. */
async function isDeprecatedIn(
  { calls }: ConsoleRequest,
  remote: string | undefined,
  version: string | undefined,
): Promise<boolean> {
  if (!remote || !version) return false;
  const path = `/artifacts/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`;
  const found = await calls.get<Pick<ListedArtifact, 'restriction'>>(path).catch((error: unknown) => {
    if (error instanceof RegistryResponseError && error.status < 500) return null;
    throw error;
  });
  return found?.restriction?.kind === 'deprecated';
}

async function draw(context: ConsoleRequest, refused?: Refused): Promise<Markup> {
  const { calls, actor, env, href, query } = context;
  const { remote, version } = query;
  const typed = refused?.typed ?? { remote, version, stages: usualStages, bake: '10m', minSessions: '50' };
  const { rolledBack } = await calls.get<EnvState>(calls.envPath);
  const wasRolledBack = rolledBack.some(
    (one) => one.remote === typed.remote && one.version === typed.version,
  );
  const isDeprecated = await isDeprecatedIn(context, typed.remote, typed.version);
  // The remote is a field of the form, so a releaser of any remote may open it.
  const forbidden = forbiddenText(actor, 'release', {
    env,
    remote: refused ? undefined : remote || undefined,
  });
  return documentOf(context, {
    title: 'New rollout',
    place: '/rollouts',
    content: markup`
      ${refused && refusalNotice(refused.refusal)}
      ${forbidden !== null && markup`<p class="notice cold">${forbidden}</p>`}
      <form class="slip stitched" method="post" action="${href('/rollouts/new')}">
        ${field({ name: 'remote', label: 'Remote', value: typed.remote, attributes: nameAttributes })}
        ${field({ name: 'version', label: 'Version', value: typed.version, attributes: nameAttributes })}
        ${field({
          name: 'stages',
          label: 'Stages, in percent of shoppers',
          value: typed.stages,
          help: 'Stages may be limited to a segment: staff=100, signed-in=50, narrow=10, wide=10 or city:Jaipur=50. The last stage must be 100.',
          attributes: markup`required`,
        })}
        ${field({
          name: 'bake',
          label: 'Minimum duration of each stage',
          value: typed.bake,
          help: 'For example, 90s, 10m or 2h.',
          attributes: markup`required`,
        })}
        ${field({
          name: 'minSessions',
          label: 'Minimum sessions in each stage',
          value: typed.minSessions,
          attributes: markup`required inputmode="numeric"`,
        })}
        ${field({
          name: 'approval',
          label: 'Stages that need another person’s approval',
          value: typed.approval,
          help: 'Stage numbers, such as 4,5. Leave empty for none.',
        })}
        ${field({
          name: 'startAt',
          label: 'Start at (IST)',
          value: typed.startAt,
          help: 'Leave empty to start now.',
          attributes: markup`type="datetime-local"`,
        })}
        ${reasonField(typed.reason)}
        ${(wasRolledBack || isTicked(typed.again)) && checkField('again', 'Release it again even though it was rolled back', isTicked(typed.again))}
        ${(isDeprecated || isTicked(typed.acknowledge)) && checkField('acknowledge', 'Release it even though it is deprecated', isTicked(typed.acknowledge))}
        <p class="actions">${forbidden === null && markup`<button name="when" value="start">Start</button> <button class="quiet" name="when" value="draft">Save as draft</button>`} <a class="action" href="${href('/rollouts')}">Cancel</a></p>
      </form>`,
  });
}
