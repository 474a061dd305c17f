import type { GateJob, GateQueue, GateReport, GateState } from '@shop/contracts/registry';
import { checkCommand } from '../../modules/gate/service';
import { code, hiddenFields, markedList, timeOf, versionPath } from '../components';
import type { Frame } from '../frame';
import { markup, type Child, type Markup } from '../markup';
import { forbiddenText } from '../refusal-text';
import type { RegistryCalls } from '../registry-calls';
import { refusalsOf, reportPath } from './gate';

interface OfVersion {
  readonly remote: string;
  readonly version: string;
}

/** A version's last requested gate run, which the section shows next to the verdict. */
export interface GateRunView {
  readonly of: OfVersion;
  /** The last job; undefined before the first request. */
  readonly job: GateJob | undefined;
  /** Number of running workers. */
  readonly workers: number;
  /** The page with the section, below the environment's base path. */
  readonly page: string;
  /** Whether the page has a form that the gate can block. */
  readonly isChange: boolean;
}

/** Reads the last requested run of a version. */
export async function gateRunOf(
  calls: RegistryCalls,
  { remote, version }: OfVersion,
): Promise<Pick<GateRunView, 'of' | 'job' | 'workers'>> {
  const query = new URLSearchParams({ remote, version }).toString();
  const { items, workers } = await calls.get<GateQueue>(`${calls.envPath}/gate/jobs?${query}`);
  return { of: { remote, version }, job: items[0], workers };
}

const isOpen = (job: GateJob | undefined): job is GateJob =>
  job !== undefined && (job.state === 'queued' || job.state === 'running');

const stageTexts: Readonly<Record<GateJob['stages'][number]['name'], string>> = {
  preview: 'opening a preview',
  render: 'rendering pages on the server',
  purchase: 'buying',
  visits: 'visiting as other shoppers',
  pages: 'opening pages',
  report: 'storing the report',
};

function queuedText({ position, message }: GateJob, workers: number): string {
  const why = message === null ? '' : ` The last attempt failed: ${message}`;
  if (workers === 0) return `Queued. It starts when a gate worker runs.${why}`;
  return `Queued: ${position === 1 ? 'next in line' : `number ${position ?? 1} in the queue`}.${why}`;
}

/** The state of a run as a sentence. Screen readers announce it, so the duration, which changes every second, is left out. */
function statusText({ job, workers }: Pick<GateRunView, 'job' | 'workers'>): string {
  if (!job) return '';
  const { state, attempt, maxAttempts, stages, requestedBy, message } = job;
  switch (state) {
    case 'queued':
      return queuedText(job, workers);
    case 'running': {
      const stage = stages.at(-1)?.name;
      const again = attempt > 1 ? ` Attempt ${attempt} of ${maxAttempts}.` : '';
      return `Running: ${stage ? stageTexts[stage] : 'starting'}.${again}`;
    }
    case 'passed':
    case 'refused':
      return `The last run ${state === 'passed' ? 'passed' : 'rejected the version'}, requested by ${requestedBy}.`;
    case 'failed':
      return `The last run failed: ${message ?? ''}`;
    case 'cancelled':
      return `The last run was cancelled. ${message ?? ''}`;
  }
}

const timeText = ({ job }: Pick<GateRunView, 'job'>): string =>
  job?.state === 'running' ? `${job.seconds ?? 0} s so far. Requested by ${job.requestedBy}.` : '';

/** Whether the state needs attention; a finished run has a verdict, which is shown in full. */
const kindOf = ({ job }: Pick<GateRunView, 'job'>): 'bad' | 'cold' | '' => {
  if (job?.state === 'failed') return 'bad';
  return isOpen(job) ? 'cold' : '';
};

/** The changing texts of a section, for the console's script. If `key` changes, the script refetches the section. */
export const gateTexts = (run: Pick<GateRunView, 'job' | 'workers'>) => ({
  key: `${run.job?.id ?? 0} ${run.job?.state ?? 'none'} ${run.workers > 0}`,
  kind: kindOf(run),
  status: statusText(run),
  time: timeText(run),
});

/** The gate's verdict on a version together with the live versions, and the button that runs the gate. */
export function gateSection(frame: Frame, gate: GateState, run: GateRunView | null): Markup {
  const { href } = frame;
  const { report, notice } = gate;
  const detail = markup`
    ${verdictNotice(frame.env, gate, { isChange: run?.isChange ?? true, isOpen: isOpen(run?.job) })}
    ${report && reportLink(frame, report)}
    ${notice !== null && markup`<p class="notice cold">${notice}</p>`}`;
  if (!run) return markup`<section><h2>Gate</h2>${detail}</section>`;
  const { key, kind, status, time } = gateTexts(run);
  return markup`<section id="gate" data-gate="${href(`${versionPath(run.of)}/gate.json`)}" data-gate-page="${href(run.page)}" data-gate-key="${key}"><h2 tabindex="-1">Gate</h2>
    <div class="gate-status ${kind}" data-gate-state><p role="status" data-gate-status>${status}</p>
    <p class="aside" data-gate-time>${time}</p></div>
    <div data-gate-detail>
    ${detail}
    ${workerNotice(run)}
    ${runForm(frame, run)}</div></section>`;
}

const workerNotice = ({ workers, job }: GateRunView): Child =>
  workers === 0 &&
  markup`<div class="notice ${isOpen(job) ? 'bad' : 'cold'}"><p><strong>No gate worker is running.</strong> ${isOpen(job) ? 'This run waits' : 'A requested run would wait'} until one is started on a machine with Chromium:</p>
    <p>${code('npm run release -- gate worker')}</p><p>See “The gate” in ${code('docs/releases.md')}.</p></div>`;

function runForm({ href, actor, env }: Frame, { of, job, page }: GateRunView): Child {
  const forbidden = actor && forbiddenText(actor, 'operate', { remote: of.remote, env });
  if (forbidden !== null) return markup`<p class="aside">Operators and admins can run the gate.</p>`;
  const open = isOpen(job);
  const name = `${of.remote}@${of.version}`;
  return markup`<form class="actions" method="post" action="${href(`${versionPath(of)}/gate`)}">
    ${hiddenFields({ page, ...(open && { job: String(job.id) }) })}
    ${
      open
        ? markup`<button class="quiet" name="action" value="cancel">Cancel the run<span class="hidden"> of the gate on ${name}</span></button>`
        : markup`<button class="quiet" name="action" value="run">${job ? 'Run the gate again' : 'Run the gate'}<span class="hidden"> on ${name}</span></button>`
    }</form>`;
}

export const reportLink = ({ href, now }: Frame, report: GateReport): Markup =>
  markup`<p><a href="${href(reportPath(report))}">Report ${report.id}</a>: ${report.pages.length} pages in ${report.seconds} s, ${timeOf(report.at, now)}.</p>`;

interface Beside {
  /** Whether the page has a form that the gate can block. */
  readonly isChange: boolean;
  /** Whether a run is queued or running. */
  readonly isOpen: boolean;
}

function verdictNotice(env: string, gate: GateState, { isChange, isOpen: isAsked }: Beside): Markup {
  if (gate.verdict === 'refused') return refusedNotice(gate, isChange);
  if (gate.verdict === 'passed') {
    return markup`<p class="notice good"><strong>Passed.</strong> These versions were tested with the live versions, in Chromium and on the server.</p>`;
  }
  const isRequired = gate.policy === 'required';
  const held = isChange
    ? ' This change will be rejected unless you override it below.'
    : ' It has to pass before it can be released.';
  return markup`<div class="notice cold"><p><strong>Not checked</strong> with the current live versions.${isRequired && held}${!isAsked && markup` To check it, run the gate here or on the command line:</p><p>${code(checkCommand(env, gate))}`}</p></div>`;
}

/** Maximum number of gate findings listed here; the report lists all. */
const maxFindings = 5;

function refusedNotice({ policy, report }: GateState, isChange: boolean): Markup {
  const refusals = report ? refusalsOf(report) : [];
  const left = refusals.length - maxFindings;
  const held = isChange
    ? 'This change will be rejected unless you override it below:'
    : 'It has to pass before it can be released:';
  return markup`<div class="notice bad"><p><strong>Rejected.</strong> ${policy === 'required' ? held : 'The gate is advisory, so this can still go live:'}</p>
    ${markedList(refusals.slice(0, maxFindings).map(({ message }) => message))}
    ${left > 0 && markup`<p>${left} more in the report.</p>`}</div>`;
}
