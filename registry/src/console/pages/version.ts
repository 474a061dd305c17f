import type {
  EnvState,
  GateReport,
  ListedArtifact,
  Plan,
  Provenance,
  SignatureState,
} from '@shop/contracts/registry';
import { byHand, capabilitiesOf } from '@shop/protocol';
import {
  bytesOf,
  code,
  emptyText,
  mark,
  refusalNotice,
  remoteLink,
  remotePath,
  table,
  timeBy,
  timeText,
  versionPath,
} from '../components';
import type { ConsoleRequest } from '../console-request';
import { sizeText } from '../format';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import { refusalText } from '../refusal-text';
import { stateOf, type RegistryCalls } from '../registry-calls';
import type { Refused, Screens } from '../screens';
import { gateRunOf, gateSection, gateTexts, reportLink, type GateRunView } from './gate-section';
import { fromIndia } from './new-rollout';
import { restrictionActions, restrictionNotices, restrictionSection } from './restrictions';

interface OfVersion {
  readonly remote: string;
  readonly version: string;
}

/** A version's path in the registry's API. */
const registryPath = ({ remote, version }: OfVersion) =>
  `/artifacts/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`;

/** One version: its gate, signature, restriction, provenance and packages. */
export function versionScreen({ page, file, form, json }: Screens): void {
  page('/remotes/:remote/versions/:version', draw);

  for (const action of restrictionActions) {
    form(`/remotes/:remote/versions/:version/${action}`, {
      fields: ['until', 'reason'],
      async send({ calls, params, href }, { until, reason }) {
        const end = action === 'deprecate' ? fromIndia(until) : undefined;
        await calls.post(`${registryPath(params)}/${action}`, {
          body: { reason, ...(end && { until: end }) },
        });
        return href(versionPath(params));
      },
      again: (context, refused) => draw(context, { ...refused, action }),
    });
  }

  form('/remotes/:remote/versions/:version/gate', {
    fields: ['action', 'job', 'page'],
    async send({ calls, params, href }, { action, job, page: back }) {
      const path = `${calls.envPath}/gate/jobs`;
      if (action === 'cancel') await calls.post(`${path}/${encodeURIComponent(job)}/cancel`, {});
      else await calls.post(path, { body: { remote: params.remote, version: params.version } });
      // Never redirects to any other page.
      return href(`${back.startsWith('/change?') ? back : versionPath(params)}#gate`);
    },
    again: (context, refused) => draw(context, { ...refused, action: 'gate' }),
  });

  // The console's script keeps the section on the page up to date.
  json('/remotes/:remote/versions/:version/gate.json', async (calls, params) =>
    gateTexts(await gateRunOf(calls, params)),
  );

  file('/remotes/:remote/versions/:version/provenance.json', (_calls, params) => ({
    path: `${registryPath(params)}/attestation`,
    type: 'application/json',
    name: `${params.remote}-${params.version}.provenance.dsse.json`,
  }));

  file('/remotes/:remote/versions/:version/sbom.json', (_calls, params) => ({
    path: `${registryPath(params)}/sbom`,
    type: 'application/json',
    name: `${params.remote}-${params.version}.cdx.json`,
  }));
}

type RefusedAction = Refused & { readonly action: string };

async function draw(context: ConsoleRequest<'remote' | 'version'>, refused?: RefusedAction): Promise<Markup> {
  const { calls, params } = context;
  const path = registryPath(params);
  // Read before the verdict: a run that ends in between is shown as running until the script notices its end.
  const gateRun = await gateRunOf(calls, params);
  return versionPage(context, {
    artifact: await calls.get<ListedArtifact>(path),
    provenance: await calls.get<Provenance>(`${path}/provenance`),
    state: await stateOf(calls),
    plan: await planOf(calls, params),
    gateRun: { ...gateRun, page: versionPath(params), isChange: false },
    report: await lastReportOf(calls, params),
    refused,
  });
}

/** The plan of a promotion in this environment, or why there is none. */
const planOf = (calls: RegistryCalls, { remote, version }: OfVersion) =>
  calls
    .post<Plan>(`${calls.envPath}/plan`, { body: { promote: { [remote]: version } } })
    .catch((error: unknown) => refusalText(error).message);

/** The last report about a version, regardless of the live versions at that time. */
async function lastReportOf(calls: RegistryCalls, { remote, version }: OfVersion) {
  const path = `${calls.envPath}/gate/reports?remote=${encodeURIComponent(remote)}`;
  const { items } = await calls.get<{ readonly items: readonly GateReport[] }>(path);
  return items.find(({ candidates }) =>
    candidates.some((one) => one.remote === remote && one.version === version),
  );
}

interface VersionPage {
  readonly artifact: ListedArtifact;
  readonly provenance: Provenance;
  readonly state: EnvState;
  readonly plan: Plan | string;
  readonly gateRun: GateRunView;
  readonly report: GateReport | undefined;
  readonly refused: RefusedAction | undefined;
}

function versionPage(frame: ConsoleRequest, shown: VersionPage): Markup {
  const { artifact, provenance, state, refused } = shown;
  const { href } = frame;
  const { remote, version } = artifact;
  const { signature, attested, packagesFrom } = provenance;
  const path = versionPath(artifact);
  return documentOf(frame, {
    title: `${remote}@${version}`,
    place: '',
    ofAll: true,
    content: markup`
      ${remoteLink(frame, remote)}
      ${
        signature.state !== 'signed' &&
        markup`<p class="notice ${signature.required ? 'bad' : 'cold'}">${signature.message}</p>`
      }
      ${restrictionNotices(frame, remote, state, version)}
      ${refused?.action === 'gate' && refusalNotice(refused.refusal)}
      ${gateOf(frame, shown)}
      ${restrictionSection(frame, artifact, refused?.action === 'gate' ? undefined : refused)}
      <section><h2>Provenance</h2>
      ${factsOf(artifact, provenance, frame.now)}
      <p class="actions">
        ${attested && markup`<a class="action" href="${href(`${path}/provenance.json`)}" download>Download attestation</a>`}
        <a class="action" href="${href(`${remotePath(remote)}/keys`)}">${remote} signing keys</a>
        <a class="action" href="${href(`${remotePath(remote)}/publishers`)}">${remote} trusted publishers</a>
        <a class="action" href="${href(`${remotePath(remote)}/origins`)}">${remote} origins</a>
      </p></section>
      <section><h2>Packages</h2>
      ${packagesSection(provenance, `${remote}@${version}`)}
      ${packagesFrom !== null && markup`<p class="actions"><a class="action" href="${href(`${path}/sbom.json`)}" download>Download SBOM</a></p>`}
      </section>`,
  });
}

/** The gate in the page's environment. It cannot be run on a version that is already live, or cannot go live. */
function gateOf(frame: Frame, { plan, gateRun, report }: VersionPage): Markup {
  const [problem] = typeof plan === 'string' ? [plan] : plan.problems.map(({ message }) => message);
  const gate = typeof plan === 'string' || problem !== undefined ? null : plan.gate;
  if (gate) return gateSection(frame, gate, gateRun);
  const why =
    problem === undefined
      ? `Shoppers in ${frame.env} already have this version, so there is nothing to check.`
      : `The gate cannot run: ${problem}`;
  return markup`<section><h2>Gate</h2>${emptyText(why)}${report && reportLink(frame, report)}</section>`;
}

const unknown = markup`<span class="aside">unknown</span>`;

function factsOf(artifact: ListedArtifact, provenance: Provenance, now: Date): Markup {
  const { pipeline, repository, builtAt, signature } = provenance;
  return markup`<dl class="facts">
    <div><dt>Signature</dt><dd>${signatureMark(signature)}</dd></div>
    <div><dt>Built by</dt><dd>${builtBy(provenance)}</dd></div>
    <div><dt>Commit</dt><dd>${commitOf(provenance)}</dd></div>
    <div><dt>Repository</dt><dd>${repository === null ? unknown : code(repository)}</dd></div>
    <div><dt>Pipeline</dt><dd>${pipeline === null ? unknown : markup`<a href="${pipeline}" rel="noreferrer">${pipeline}</a>`}</dd></div>
    <div><dt>Built</dt><dd>${builtAt === null ? unknown : timeText(builtAt)}</dd></div>
    <div><dt>Published</dt><dd>${timeBy(artifact.at, artifact.publishedBy, now)}</dd></div>
    ${publishedFrom(provenance)}
    <div><dt>Files</dt><dd>${artifact.files.length}, ${sizeText(bytesOf(artifact))}${!artifact.stored && ' (deleted)'}</dd></div>
    <div><dt>Browser capabilities</dt><dd>${capabilitiesOf(artifact).join(', ') || 'none'}</dd></div>
    <div><dt>Digest</dt><dd class="code">${artifact.digest}</dd></div>
  </dl>`;
}

function builtBy({ builtBy: person, builder }: Provenance): Child {
  if (builder === null) return unknown;
  const who = person ?? 'unknown user';
  return builder === byHand ? `${who}, locally` : markup`${who}, in ${code(builder)}`;
}

/** The pipeline that published a version with its ID token, and whether the provenance names it. */
function publishedFrom({ publishedFrom: pipeline, builderVerified }: Provenance): Child {
  if (pipeline === null) return null;
  const { repository, workflow, environment, commit, run } = pipeline;
  const name = [repository, workflow, environment].filter((part) => part !== null).join(', ');
  return markup`<div><dt>Published from</dt><dd>${run === null ? name : markup`<a href="${run}" rel="noreferrer">${name}</a>`}${
    commit !== null && [' at ', code(commit.slice(0, 12))]
  }${builderVerified === true && [' ', mark('good', 'builder verified')]}${
    builderVerified === false && [' ', mark('bad', 'provenance names a different builder')]
  }</dd></div>`;
}

function commitOf({ commit, dirty }: Provenance): Child {
  if (commit === null) return unknown;
  return [
    code(commit.slice(0, 12)),
    dirty === true && [' ', mark('bad', 'with uncommitted changes')],
    dirty === false && [' ', mark('good', 'no uncommitted changes')],
  ];
}

const packageSources = {
  build: 'The packages that the bundler included in the builds.',
  declared:
    'The dependencies in its package.json, and their dependencies. The builds do not record what they include, so the actual list may be shorter or longer.',
} as const;

function packagesSection({ packages, packagesFrom }: Provenance, name: string): Markup {
  if (packagesFrom === null) return emptyText('It was published without a bill of materials.');
  return markup`<p>${packageSources[packagesFrom]}</p>
    ${
      packages.length === 0
        ? emptyText('It includes no packages.')
        : table<Provenance['packages'][number]>(
            `Packages in ${name}`,
            [
              { name: 'Package', cell: (one) => code(one.name) },
              { name: 'Version', cell: ({ version }) => code(version) },
              { name: 'Licence', cell: ({ licences }) => licences.join(', ') || unknown },
            ],
            packages,
          )
    }`;
}

function signatureText({ state, key }: SignatureState): string {
  switch (state) {
    case 'signed':
      return `signed by ${key?.name ?? 'a key'}`;
    case 'unsigned':
      return 'not signed';
    case 'unknown':
      return 'signed by an unregistered key';
    case 'revoked':
      return 'signed by a revoked key';
    case 'broken':
      return 'invalid signature';
  }
}

/** Whether a version is signed, as a badge; a missing signature is marked as bad only where one is required. */
export function signatureMark(signature: SignatureState): Markup {
  if (signature.state === 'signed') return mark('good', signatureText(signature));
  const isBad = signature.required || signature.state === 'broken';
  return isBad
    ? mark('bad', signatureText(signature))
    : markup`<span class="aside">${signatureText(signature)}</span>`;
}

const invalidSignatures = (remote: string, { signatures }: EnvState) =>
  signatures.filter((one) => one.remote === remote);

/** Badges for live versions of a remote whose signature is invalid. */
export const signatureMarks = (remote: string, state: EnvState): Child =>
  invalidSignatures(remote, state).map((one) => [' ', mark('bad', `${one.version} ${signatureText(one)}`)]);

/** Notices of live versions with an invalid signature, which stay live. */
export const signatureNotices = (remote: string, state: EnvState): Child =>
  invalidSignatures(remote, state).map(
    ({ message, version }) =>
      markup`<p class="notice bad">${message} ${version} stays live until another version is promoted.</p>`,
  );
