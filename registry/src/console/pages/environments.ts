import type { EnvState, Environment } from '@shop/contracts/registry';
import { may } from '../../domain/roles';
import {
  changeLink,
  code,
  emptyText,
  field,
  hiddenText,
  reasonField,
  refusalNotice,
  remotePath,
  selectField,
  table,
} from '../components';
import type { ConsoleRequest } from '../console-request';
import { basePath, type Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import type { Refused, Screens } from '../screens';

const registryPath = (env: string) => `/envs/${encodeURIComponent(env)}`;

/** Every environment, and the live version of each remote in each of them. */
export function environmentsScreen({ page, form }: Screens): void {
  page('/environments', draw);

  form('/environments', {
    fields: ['env', 'reason'],
    async send({ calls, href }, body) {
      await calls.post('/envs', { body });
      return href('/environments');
    },
    again: draw,
  });

  form('/environments/source', {
    fields: ['env', 'source', 'reason'],
    async send({ calls, href }, { env, source, reason }) {
      await calls.put(`${registryPath(env)}/source`, { body: { source: source || null, reason } });
      return href('/environments');
    },
    again: draw,
  });
}

async function draw(context: ConsoleRequest, refused?: Refused): Promise<Markup> {
  const { calls, actor } = context;
  const { items } = await calls.get<{ readonly items: readonly Environment[] }>('/envs');
  const states = await Promise.all(items.map(({ env }) => calls.get<EnvState>(registryPath(env))));
  return documentOf(context, {
    title: 'Environments',
    place: '/environments',
    ofAll: true,
    content: markup`
      ${refused && refusalNotice(refused.refusal)}
      <p class="lead">Each environment has its own releases. All environments share the published versions.</p>
      <section>${environmentsTable(items)}</section>
      <section><h2>Side by side</h2>${comparison(context, states)}</section>
      ${may(actor, 'administer') && forms(context, items, refused?.typed)}`,
  });
}

const sourceText = (source: string | null) =>
  source ? `versions that were live in ${source}` : 'any version';

const environmentsTable = (environments: readonly Environment[]): Markup =>
  table<Environment>(
    'Environments',
    [
      { name: 'Environment', cell: ({ env }) => markup`<a href="${basePath(env)}">${env}</a>` },
      { name: 'Live', cell: ({ seq }) => (seq === 0 ? 'nothing yet' : `release ${seq}`) },
      { name: 'Accepts', cell: ({ source }) => sourceText(source) },
    ],
    environments,
  );

function comparison(frame: Frame, states: readonly EnvState[]): Child {
  const remotes = [
    ...new Set(states.flatMap(({ release }) => Object.keys(release?.assignments ?? {}))),
  ].sort();
  if (states.length < 2) return emptyText('There is only one environment, and all shops follow it.');
  if (remotes.length === 0) return emptyText('Nothing is live yet.');
  return table<string>(
    'Stable version of each remote',
    [
      {
        name: 'Remote',
        cell: (remote) => markup`<a href="${frame.href(remotePath(remote))}">${remote}</a>`,
      },
      ...states.map((state) => ({
        name: state.env,
        cell: (remote: string) => versionCell(frame, states, remote, state),
      })),
    ],
    remotes,
  );
}

const stableOf = (state: EnvState | undefined, remote: string) =>
  state?.release?.assignments[remote]?.stable ?? null;

/** The version of a remote in one environment, with a link to promote it to the page's environment. */
function versionCell(frame: Frame, states: readonly EnvState[], remote: string, state: EnvState): Child {
  const version = stableOf(state, remote);
  if (version === null) return 'none';
  const own = states.find(({ env }) => env === frame.env);
  const isElsewhere = state.env !== frame.env && stableOf(own, remote) !== version;
  const fields = { kind: 'promote', remote, version, from: state.env };
  const text = [`Promote to ${frame.env}`, hiddenText(`${remote}@${version} from ${state.env}`)];
  return markup`<span class="row">${code(version)} ${isElsewhere && changeLink(frame, fields, text)}</span>`;
}

function forms({ href }: Frame, environments: readonly Environment[], typed: Refused['typed'] = {}): Markup {
  const none: Refused['typed'] = {};
  const [added, changed] = 'source' in typed ? [none, typed] : [typed, none];
  const names = environments.map(({ env }) => [env, env] as const);
  const sources = ['', ...environments.map(({ env }) => env)].map((env) => [env, sourceText(env)] as const);
  return markup`<section><h2>Change environments</h2>
    <form class="slip" method="post" action="${href('/environments')}"><h3>Add an environment</h3>
      ${field({
        name: 'env',
        id: 'new-env',
        label: 'Name',
        value: added.env,
        help: 'Shops follow it with RELEASE_ENVIRONMENT. Environments cannot be removed.',
        attributes: markup`required pattern="[a-z][a-z0-9\\-]{0,39}" title="Lowercase letters, digits and hyphens" autocapitalize="none" spellcheck="false"`,
      })}
      ${reasonField(added.reason, 'new-reason')}
      <p><button>Add environment</button></p></form>
    ${
      environments.length > 1 &&
      markup`<form class="slip" method="post" action="${href('/environments/source')}"><h3>Set the source of versions</h3>
      ${selectField({ name: 'env', id: 'of-env', label: 'Environment', value: changed.env }, names)}
      ${selectField({ name: 'source', label: 'Accepts', value: changed.source }, sources)}
      ${reasonField(changed.reason, 'source-reason')}
      <p><button>Save</button></p></form>`
    }</section>`;
}
