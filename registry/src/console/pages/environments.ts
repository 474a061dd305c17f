import type { EnvState, Environment } from '@shop/contracts/registry';
import { addressIn } from '../in-environment';
import { markup, type Markup, type Piece } from '../markup';
import type { RefusalText } from '../refusal-text';
import { documentOf, type Frame } from './layout';
import { changeLink, emptyText, refusalNotice, table } from './components';

/** The input of a form so far. */
export interface TypedEnvironment {
  readonly env: string;
  readonly source: string;
  readonly reason: string;
}

interface EnvironmentsPage {
  readonly environments: readonly Environment[];
  /** What is live in each of them, in the same order. */
  readonly states: readonly EnvState[];
  readonly mayChange: boolean;
  readonly typed: TypedEnvironment;
  readonly refusal: RefusalText | null;
}

const listOf = (environments: readonly Environment[]): Markup =>
  table<Environment>(
    'Environments of this registry',
    [
      { name: 'Environment', cell: ({ env }) => markup`<a href="${addressIn(env, '/ops')}">${env}</a>` },
      { name: 'Live', cell: ({ seq }) => (seq === 0 ? 'nothing yet' : `release ${seq}`) },
      {
        name: 'Takes',
        cell: ({ source }) => (source === null ? 'any version' : `what was live in ${source} first`),
      },
    ],
    environments,
  );

/** The version of a remote in one environment; a link promotes it where the page's own has another one. */
function versionCell(
  { env: here }: Frame,
  states: readonly EnvState[],
  remote: string,
  { env, release }: EnvState,
): Piece {
  const version = release?.assignments[remote]?.stable ?? null;
  if (version === null) return 'none';
  const own = states.find((state) => state.env === here)?.release?.assignments[remote]?.stable;
  const words = markup`Promote to ${here}<span class="hidden"> ${remote}@${version} from ${env}</span>`;
  const link = changeLink({ kind: 'promote', remote, version, from: env }, words);
  return markup`<span class="row"><span class="code">${version}</span> ${env !== here && own !== version && link}</span>`;
}

function comparison(frame: Frame, states: readonly EnvState[]): Piece {
  const remotes = [
    ...new Set(states.flatMap(({ release }) => Object.keys(release?.assignments ?? {}))),
  ].sort();
  if (states.length < 2) return emptyText('There is one environment, which every shop follows.');
  if (remotes.length === 0) return emptyText('Nothing is live anywhere yet.');
  return table<string>(
    'What everybody gets of each remote',
    [
      { name: 'Remote', cell: (remote) => markup`<a href="/ops/remotes/${remote}">${remote}</a>` },
      ...states.map((state) => ({
        name: state.env,
        cell: (remote: string) => versionCell(frame, states, remote, state),
      })),
    ],
    remotes,
  );
}

const choices = (environments: readonly Environment[], chosen: string): Piece =>
  environments.map(
    ({ env }) => markup`<option value="${env}"${env === chosen && markup` selected`}>${env}</option>`,
  );

function forms({ environments, typed }: EnvironmentsPage): Markup {
  return markup`<section><h2>Change them</h2>
    <form class="slip" method="post" action="/ops/environments"><h3>Add an environment</h3>
      <p><label for="new-env">Name</label> <input id="new-env" name="env" value="${typed.source === '' ? typed.env : ''}" required pattern="[a-z][a-z0-9\\-]{0,39}" title="Lowercase letters, digits and hyphens" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="new-env-help"></p>
      <p class="help" id="new-env-help">Shops follow it with RELEASE_ENVIRONMENT. It stays: environments are not removed.</p>
      <p><label for="new-reason">Reason, for the audit</label> <input id="new-reason" name="reason" value="${typed.reason}" required maxlength="500" autocomplete="off"></p>
      <p><button>Add it</button></p></form>
    ${
      environments.length > 1 &&
      markup`<form class="slip" method="post" action="/ops/environments/source"><h3>Where versions come from</h3>
      <p><label for="of-env">The environment</label> <select id="of-env" name="env">${choices(environments, typed.env)}</select></p>
      <p><label for="source">Takes</label> <select id="source" name="source"><option value="">any version</option>${environments.map(
        ({ env }) =>
          markup`<option value="${env}"${env === typed.source && markup` selected`}>what was live in ${env} first</option>`,
      )}</select></p>
      <p><label for="source-reason">Reason, for the audit</label> <input id="source-reason" name="reason" value="${typed.reason}" required maxlength="500" autocomplete="off"></p>
      <p><button>Set it</button></p></form>`
    }</section>`;
}

/** Every environment, and what is live of each remote in each of them. */
export const environmentsPage = (frame: Frame, page: EnvironmentsPage): Markup =>
  documentOf(frame, {
    title: 'Environments',
    place: '/ops/environments',
    ofAll: true,
    content: markup`
      ${page.refusal && refusalNotice(page.refusal)}
      <p class="lead">Each environment has its own releases; versions are the same in all of them.</p>
      <section>${listOf(page.environments)}</section>
      <section><h2>Side by side</h2>${comparison(frame, page.states)}</section>
      ${page.mayChange && forms(page)}`,
  });
