import type { ApprovedOrigin, RemoteOrigins } from '@shop/contracts/registry';
import { may } from '../../domain/roles';
import {
  code,
  emptyText,
  mark,
  reasonField,
  refusalNotice,
  remoteLink,
  remotePath,
  selectField,
  table,
  timeBy,
  versionPath,
} from '../components';
import type { ConsoleRequest } from '../console-request';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import type { Refused, Screens } from '../screens';

const registryPath = (remote: string) => `/origins/${encodeURIComponent(remote)}`;

/** The origins besides the shop's that a remote's pages use. Everyone can read them; operators can change them. */
export function originsScreen({ page, form }: Screens): void {
  page('/remotes/:remote/origins', draw);

  for (const action of ['', '/withdraw'] as const) {
    form(`/remotes/:remote/origins${action}`, {
      fields: ['origin', 'reason'],
      async send({ calls, params: { remote }, href }, body) {
        await calls.post(registryPath(remote) + action, { body });
        return href(`${remotePath(remote)}/origins`);
      },
      again: draw,
    });
  }
}

async function draw(context: ConsoleRequest<'remote'>, refused?: Refused): Promise<Markup> {
  const { calls, actor, params } = context;
  const { remote } = params;
  const origins = await calls.get<RemoteOrigins>(registryPath(remote));
  const { approved, declared } = origins;
  const waiting = declared.filter(({ origin }) => approved.every((one) => one.origin !== origin));
  const address = context.href(`${remotePath(remote)}/origins`);
  const typed = refused?.typed ?? {};
  return documentOf(context, {
    title: `${remote} origins`,
    place: '',
    ofAll: true,
    content: markup`
      ${remoteLink(context, remote)}
      ${refused && refusalNotice(refused.refusal)}
      <p>Pages load images, fonts, media, frames and data from the shop and from approved origins. Checkout pages never use other origins.</p>
      ${waiting.length > 0 && markup`<section><h2>Waiting for approval</h2>${waitingTable(context, remote, waiting)}</section>`}
      <section><h2>Approved</h2>
      ${approved.length > 0 ? approvedTable(context, remote, approved) : emptyText(`${remote} has no approved origins.`)}
      </section>
      ${
        may(actor, 'operate', { remote })
          ? markup`<section>${originForm(typed, {
              title: 'Approve an origin',
              help: 'Versions that declare this origin can go live, and can send data from the page to it.',
              button: 'Approve',
              address,
              origins: waiting,
            })}${originForm(typed, {
              title: 'Withdraw an approval',
              help: 'Versions that declare it can no longer go live. Live versions keep it until the next release.',
              button: 'Withdraw',
              address: `${address}/withdraw`,
              origins: approved,
            })}</section>`
          : markup`<p class="notice cold">Only operators can approve and withdraw origins.</p>`
      }`,
  });
}

const approvedTable = ({ now }: Frame, remote: string, approved: readonly ApprovedOrigin[]) =>
  table<ApprovedOrigin>(
    `Approved origins of ${remote}`,
    [
      { name: 'Origin', cell: ({ origin }) => code(origin) },
      {
        name: 'Approved',
        cell: ({ approvedAt, approvedBy }) => timeBy(approvedAt, approvedBy, now),
      },
      { name: 'Reason', cell: ({ reason }) => reason },
    ],
    approved,
  );

type DeclaredOrigin = RemoteOrigins['declared'][number];

const waitingTable = ({ href }: Frame, remote: string, waiting: readonly DeclaredOrigin[]) =>
  table<DeclaredOrigin>(
    `${remote} origins waiting for approval`,
    [
      { name: 'Origin', cell: ({ origin }) => [mark('bad', 'new'), ' ', code(origin)] },
      {
        name: 'Declared by',
        cell: ({ versions }) =>
          versions.map(
            (version) =>
              markup`<a href="${href(versionPath({ remote, version }))}">${remote}@${version}</a> `,
          ),
      },
    ],
    waiting,
  );

interface OriginForm {
  readonly title: string;
  readonly help: string;
  readonly button: string;
  readonly address: string;
  readonly origins: readonly { readonly origin: string }[];
}

function originForm(typed: Refused['typed'], { title, help, button, address, origins }: OriginForm): Child {
  if (origins.length === 0) return null;
  const id = button.toLowerCase();
  const options = origins.map(({ origin }) => [origin, origin] as const);
  return markup`<form class="slip" method="post" action="${address}"><h3>${title}</h3>
    <p>${help}</p>
    ${selectField({ name: 'origin', id: `${id}-origin`, label: 'Origin', value: typed.origin }, options)}
    ${reasonField(typed.reason, `${id}-reason`)}
    <p><button>${button}</button></p></form>`;
}
