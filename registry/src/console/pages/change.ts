import { randomUUID } from 'node:crypto';
import type { Release } from '@shop/contracts';
import type { Approval, EnvState, Flag, Freeze, Plan } from '@shop/contracts/registry';
import { RegistryResponseError } from '@shop/protocol';
import { everything } from '../../domain/freeze';
import { all } from '../../domain/roles';
import {
  checkField,
  field,
  hiddenFields,
  reasonField,
  refusalNotice,
  remotePath,
  timeText,
} from '../components';
import type { ConsoleRequest } from '../console-request';
import { fieldsOf, isTicked } from '../form-fields';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import { forbiddenText, refusalText, type RefusalText } from '../refusal-text';
import { pausedReason, stateOf, type RegistryCalls } from '../registry-calls';
import type { Refused, Screens } from '../screens';
import { frozenNotice } from '../status-line';
import { changeFieldNames, describeChange, type ChangeFields, type DescribedChange } from './change-kinds';
import { flagsOf, flagsPath, valueField } from './flags';
import { isHeldBack, planSections } from './change-plan';
import { gateRunOf, type GateRunView } from './gate-section';

/** All fields of the form: the change, its confirmation, and the checkboxes for overrides. */
const fieldNames = [
  ...changeFieldNames,
  'reason',
  'confirmation',
  'force',
  'again',
  'overrule',
  'acknowledge',
  'request',
  'head',
  'key',
] as const;

type Fields = ChangeFields & Refused['typed'];

/** The form that plans, confirms and sends every change. */
export function changeScreen({ page, form }: Screens): void {
  page('/change', (context) =>
    draw(
      context,
      fieldsOf(fieldNames, (name) => context.query[name] ?? ''),
    ),
  );

  form('/change', {
    fields: fieldNames,
    send,
    again: (context, { typed, refusal }) => draw(context, typed as Fields, refusal),
    offline(frame, { typed, refusal }) {
      const fields = typed as Fields;
      const unknown = { head: null, plan: null, gateRun: null, forbidden: null, frozen: null };
      return changePage(frame, {
        ...{ change: changeOf(fields), fields, refusal, ...unknown },
        seq: Number(typed.head) || 0,
        isPaused: isTicked(typed.force),
        needsApproval: isTicked(typed.request),
      });
    },
  });
}

/** Throws a RegistryResponseError 404 for an unknown kind. */
function changeOf(fields: ChangeFields): DescribedChange {
  const change = describeChange(fields);
  if (!change) throw new RegistryResponseError(404, `Unknown change “${fields.kind}”.`, {});
  return change;
}

/** Sends the change. Returns the URL of the page with its result. */
async function send(
  { calls, href }: ConsoleRequest,
  fields: Readonly<Record<string, string>> & ChangeFields,
) {
  const change = changeOf(fields);
  const { confirmation } = change;
  if (confirmation !== undefined && fields.confirmation !== confirmation) {
    const message = `You typed “${fields.confirmation}”. Type ${confirmation} to confirm.`;
    throw new RegistryResponseError(422, message, {});
  }
  const overrides = Object.fromEntries(
    ['force', 'again', 'overrule', 'acknowledge']
      .filter((name) => isTicked(fields[name]))
      .map((name) => [name, true]),
  );
  const done = await calls.post<Release | Approval | EnvState>(`${calls.envPath}${change.path}`, {
    body: {
      ...{ ...change.body, reason: fields.reason, ...overrides },
      ...(isTicked(fields.request) && { requestApproval: true }),
    },
    seq: Number(fields.head) || 0,
    key: fields.key || randomUUID(),
  });
  if ('requestedBy' in done) return href(`/approvals/${done.id}`);
  const seq = 'seq' in done ? done.seq : (done.release?.seq ?? 0);
  const { remote, version } = fields;
  const result = new URLSearchParams({
    done: String(seq),
    ...(!('seq' in done) && { freeze: remote }),
    ...((change.kind === 'preview' || change.kind === 'unlist') && { preview: `${remote}@${version}` }),
  });
  return href(`${change.isRemoteScoped ? remotePath(remote) : ''}?${result.toString()}`);
}

/** Requests a plan from the registry. A refused plan is shown like a refused change. */
async function planOf(
  calls: RegistryCalls,
  { plan }: Pick<DescribedChange, 'plan'>,
): Promise<Plan | RefusalText | null> {
  if (!plan) return null;
  return calls.post<Plan>(`${calls.envPath}/plan`, { body: plan }).catch(refusalText);
}

/** A change's plan, or why it was refused, and the requested gate run for its version; each null if there is none. */
export async function planWithRun(
  calls: RegistryCalls,
  change: Pick<DescribedChange, 'plan'>,
  fields: Fields,
) {
  const read = await planOf(calls, change);
  if (read === null || !('changes' in read)) return { planned: read, gateRun: null };
  const gateRun = await gateRunIn(calls, read, fields);
  // The run ended after the plan was read, so only a new plan contains its verdict.
  const isOlder = (gateRun?.job?.report ?? 0) > (read.gate?.report?.id ?? 0);
  return { planned: isOlder ? await planOf(calls, change) : read, gateRun };
}

async function draw(context: ConsoleRequest, fields: Fields, refused?: RefusalText): Promise<Markup> {
  const { calls, actor } = context;
  const change = changeOf(fields);
  const state = await stateOf(calls);
  const { planned, gateRun } = await planWithRun(calls, change, fields);
  const plan = planned !== null && 'changes' in planned ? planned : null;
  const flag = change.needsValue ? await flagOf(calls, fields) : undefined;
  const refusal = refused ?? (planned !== null && 'message' in planned ? planned : null);
  const isRequest = isTicked(fields.request) || refused?.needsApproval === true;
  return changePage(context, {
    ...{ change, fields, plan, refusal, flag, gateRun },
    head: state.release,
    seq: state.release?.seq ?? 0,
    needsApproval: isRequest || (plan !== null && plan.approval.length > 0),
    frozen: change.blockedByFreeze ? freezeOf(state, fields.remote) : null,
    forbidden: forbiddenText(actor, change.right, { remote: fields.remote || all, env: calls.env }),
    isPaused: change.kind.startsWith('canary-') && (await pausedReason(calls, state, fields.remote)) !== null,
  });
}

const isChangeField = (name: string) => changeFieldNames.some((one) => one === name);

/** The requested run of the gate on the version of a plan; null without a version, or with several. */
async function gateRunIn(calls: RegistryCalls, { gate }: Plan, fields: Fields): Promise<GateRunView | null> {
  const [candidate, other] = gate?.candidates ?? [];
  if (!candidate || other) return null;
  const given = Object.entries(fields).filter(([name, value]) => value && isChangeField(name));
  const page = `/change?${new URLSearchParams(Object.fromEntries(given) as Record<string, string>).toString()}`;
  return { ...(await gateRunOf(calls, candidate)), page, isChange: true };
}

/** The flag of a change; undefined if no live version declares it. */
async function flagOf(calls: RegistryCalls, { remote, flag }: Fields): Promise<Flag | undefined> {
  const { flags } = await flagsOf(calls, remote);
  return flags.find(({ name }) => name === flag);
}

/** The freeze that applies to a remote: of all remotes, or of this one. */
function freezeOf({ freezes }: EnvState, remote: string): ChangePage['frozen'] {
  const name = [everything, remote].find((one) => freezes[one]);
  const freeze = name === undefined ? undefined : freezes[name];
  return name !== undefined && freeze ? { remote: name, freeze } : null;
}

interface ChangePage {
  readonly change: DescribedChange;
  readonly fields: Fields;
  /** The live release; null before the first, and when the registry is unavailable. */
  readonly head: Release | null;
  /** The expected seq, sent for optimistic locking. */
  readonly seq: number;
  /** Null if the registry has no plan, or refuses it. */
  readonly plan: Plan | null;
  /** The requested run of the gate; null if the plan has no single new version. */
  readonly gateRun: GateRunView | null;
  readonly refusal: RefusalText | null;
  /** The freeze that makes the registry refuse the change; null for none. */
  readonly frozen: { readonly remote: string; readonly freeze: Freeze } | null;
  /** Why the user may not make the change; null if they may. */
  readonly forbidden: string | null;
  readonly isPaused: boolean;
  /** The flag whose value is set; absent for other changes, and when the registry is unavailable. */
  readonly flag?: Flag | undefined;
  /** Whether the change needs a second person. */
  readonly needsApproval: boolean;
}

function changePage(frame: Frame, page: ChangePage): Markup {
  const { change, head, seq, plan, refusal, forbidden, frozen } = page;
  return documentOf(frame, {
    title: change.title,
    place: '',
    head: seq,
    content: markup`
      ${refusal && refusalNotice(refusal)}
      <p class="lead">${change.effect}</p>
      ${head && markup`<p>Release ${head.seq} has been live since ${timeText(head.at)}, by ${head.actor}: “${head.reason}”</p>`}
      ${plan && planSections(frame, plan, page.gateRun)}
      ${frozen && frozenNotice(frame, frozen.remote, frozen.freeze)}
      ${forbidden === null ? changeForm(frame, page) : markup`<p class="notice cold">${forbidden}</p>`}`,
  });
}

function changeForm({ href }: Frame, page: ChangePage): Markup {
  const { change, fields, seq, needsApproval } = page;
  const { kind, remote, version, from, flag, type } = fields;
  const hidden = {
    ...{ kind, remote, version, from, flag, type, seq: fields.seq },
    share: change.needsShare ? '' : fields.share,
    head: String(seq),
    key: fields.key || randomUUID(),
    request: needsApproval ? 'on' : '',
  };
  const filled = Object.fromEntries(Object.entries(hidden).filter(([, value]) => value !== ''));
  const ofRemote = remote && remote !== everything ? remotePath(remote) : '';
  const back = flag ? flagsPath(remote) : ofRemote;
  return markup`<form class="slip stitched" method="post" action="${href('/change')}">
    ${hiddenFields(filled)}
    ${inputs(page)}
    ${needsApproval && markup`<p class="notice cold">This change needs the approval of a second person. It is applied as soon as someone approves it. The request expires after three days.</p>`}
    <p class="actions"><button>${needsApproval ? 'Request approval' : change.button}</button> <a class="action" href="${href(back)}">Cancel</a></p>
  </form>`;
}

/** An input pattern that matches only this text, so that the browser validates it before the form is sent. */
const exactly = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

function inputs({ change, fields, isPaused: paused, plan, flag, refusal }: ChangePage): Child {
  const { confirmation } = change;
  const { again, overrule, force, acknowledge } = fields;
  const isDeprecated = plan !== null && plan.restricted.some(({ kind }) => kind === 'deprecated');
  return [
    change.needsShare &&
      field({
        name: 'share',
        label: 'Share of shoppers, in percent',
        value: fields.share || '10',
        attributes: markup`inputmode="decimal" required pattern="[0-9]{1,3}([.,][0-9]{1,2})?"`,
      }),
    change.needsValue &&
      valueField(flag, {
        label: `Value of ${fields.flag}`,
        value: fields.value,
        error: refusal?.faults?.find((fault) => fault.field === `values.${fields.flag}`)?.message ?? null,
      }),
    reasonField(fields.reason),
    confirmation !== undefined &&
      field({
        name: 'confirmation',
        label: markup`Type <strong class="code">${confirmation}</strong> to confirm`,
        value: fields.confirmation,
        attributes: markup`required pattern="${exactly(confirmation)}" title="${confirmation}" autocapitalize="none" spellcheck="false"`,
      }),
    (isTicked(again) || (plan !== null && plan.rolledBack.length > 0)) &&
      checkField('again', 'Release it again even though it was rolled back', isTicked(again)),
    (isTicked(overrule) || isHeldBack(plan)) &&
      checkField('overrule', 'Override the gate or the source environment', isTicked(overrule)),
    (isTicked(acknowledge) || isDeprecated) &&
      checkField('acknowledge', 'Release it even though it is deprecated', isTicked(acknowledge)),
    paused && checkField('force', 'Continue even though monitoring has paused this canary', isTicked(force)),
  ];
}
