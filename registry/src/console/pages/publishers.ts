import type { TrustedPublisher, TrustedPublisherList } from '@shop/contracts/registry';
import { may } from '../../domain/roles';
import {
  code,
  emptyText,
  field,
  hiddenFields,
  hiddenText,
  nameAttributes,
  refusalNotice,
  remoteLink,
  remotePath,
  selectField,
  table,
  timeBy,
} from '../components';
import type { ConsoleRequest } from '../console-request';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import type { Refused, Screens } from '../screens';

const registryPath = (remote: string) => `/trusted-publishers/${encodeURIComponent(remote)}`;
const pagePath = (remote: string) => `${remotePath(remote)}/publishers`;

/** The pipelines that may publish versions of a remote. Everyone can read them; admins can change them. */
export function publishersScreen({ page, form }: Screens): void {
  page('/remotes/:remote/publishers', draw);

  form('/remotes/:remote/publishers', {
    fields: ['issuer', 'repository', 'workflow', 'environment', 'refType', 'subject'],
    async send({ calls, params: { remote }, href }, fields) {
      const body = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
      await calls.post(registryPath(remote), { body });
      return href(pagePath(remote));
    },
    again: draw,
  });

  form('/remotes/:remote/publishers/remove', {
    fields: ['id'],
    async send({ calls, params: { remote }, href }, { id }) {
      await calls.delete(`${registryPath(remote)}/${encodeURIComponent(id)}`);
      return href(pagePath(remote));
    },
    again: draw,
  });
}

async function draw(context: ConsoleRequest<'remote'>, refused?: Refused): Promise<Markup> {
  const { calls, actor, params } = context;
  const { remote } = params;
  const list = await calls.get<TrustedPublisherList>(registryPath(remote));
  const isAdmin = may(actor, 'administer', { remote });
  return documentOf(context, {
    title: `${remote} trusted publishers`,
    place: '',
    ofAll: true,
    content: markup`
      ${remoteLink(context, remote)}
      ${refused && refusalNotice(refused.refusal)}
      <p>These pipelines publish and preview versions of ${remote} without a stored token. They request an ID token for ${code(list.audience)}.</p>
      <section><h2>Pipelines</h2>
      ${list.items.length > 0 ? publishersTable(context, list, isAdmin) : emptyText(`${remote} has no trusted publishers.`)}
      </section>
      <section>${changeSection(context, list, isAdmin, refused?.typed ?? {})}</section>`,
  });
}

function changeSection(
  context: ConsoleRequest<'remote'>,
  list: TrustedPublisherList,
  isAdmin: boolean,
  typed: Refused['typed'],
): Child {
  if (!isAdmin) return markup`<p class="notice cold">Only admins can add and remove trusted publishers.</p>`;
  if (list.issuers.length === 0) {
    return markup`<p class="notice cold">Publish issuers are not configured. Set ${code('PUBLISH_ISSUERS')}, and restart the registry.</p>`;
  }
  return addForm(context, list, typed);
}

const conditionNames = {
  repository: 'repository',
  subject: 'subject',
  workflow: 'workflow',
  environment: 'environment',
} as const;

const conditionsCell = (publisher: TrustedPublisher): Child => [
  ...(Object.keys(conditionNames) as (keyof typeof conditionNames)[]).map((name) => {
    const value = publisher[name];
    return value !== undefined && markup`${conditionNames[name]} ${code(value)} `;
  }),
  publisher.refType && `${publisher.refType === 'tag' ? 'tags' : 'branches'} only`,
];

const publishersTable = (
  { href, now, params: { remote } }: ConsoleRequest<'remote'>,
  { items }: TrustedPublisherList,
  isAdmin: boolean,
): Markup =>
  table<TrustedPublisher>(
    `Pipelines that may publish ${remote}`,
    [
      { name: 'Pipeline', cell: conditionsCell },
      { name: 'Issuer', cell: ({ issuer }) => code(issuer) },
      { name: 'Added', cell: ({ addedAt, addedBy }) => timeBy(addedAt, addedBy, now) },
      ...(isAdmin
        ? [
            {
              name: 'Remove',
              cell: ({ id, repository, subject }: TrustedPublisher) =>
                markup`<form method="post" action="${href(`${pagePath(remote)}/remove`)}">${hiddenFields({ id })}<button class="danger">Remove${hiddenText(repository ?? subject ?? id)}</button></form>`,
            },
          ]
        : []),
    ],
    items,
  );

const plain = markup`autocapitalize="none" spellcheck="false" maxlength="300"`;

function addForm(
  { href, params: { remote } }: ConsoleRequest<'remote'>,
  { issuers }: TrustedPublisherList,
  typed: Refused['typed'],
): Markup {
  const kinds = new Set(issuers.map(({ kind }) => kind));
  const hasRepositories = kinds.has('github') || kinds.has('gitlab');
  return markup`<form class="slip" method="post" action="${href(pagePath(remote))}"><h3>Add a trusted publisher</h3>
    <p>Everyone who can change this pipeline can publish ${remote}.</p>
    ${selectField(
      { name: 'issuer', label: 'Issuer', value: typed.issuer },
      issuers.map(({ issuer, kind }) => [issuer, `${issuer} (${kind})`] as const),
    )}
    ${
      hasRepositories && [
        field({
          name: 'repository',
          label: 'Repository',
          value: typed.repository,
          help: 'For example, shop/gifts: the owner and name on GitHub, or the project path on GitLab.',
          attributes: kinds.has('other') ? plain : markup`${nameAttributes} maxlength="300"`,
        }),
        kinds.has('github') &&
          field({
            name: 'workflow',
            label: 'Workflow (GitHub)',
            value: typed.workflow,
            help: 'Its file in .github/workflows, such as release.yml.',
            attributes: plain,
          }),
        field({
          name: 'environment',
          label: 'Environment (optional)',
          value: typed.environment,
          help: 'Restricts it to jobs in this environment, which can require a reviewer.',
          attributes: plain,
        }),
        selectField({ name: 'refType', label: 'Runs for', value: typed.refType }, [
          ['', 'branches and tags'],
          ['branch', 'branches only'],
          ['tag', 'tags only'],
        ]),
      ]
    }
    ${
      kinds.has('other') &&
      field({
        name: 'subject',
        label: 'Subject (other issuers)',
        value: typed.subject,
        help: 'The complete “sub” claim of its ID tokens.',
        attributes: plain,
      })
    }
    <p><button>Add publisher</button></p></form>`;
}
