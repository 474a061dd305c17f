import type { ApprovedOrigin, RemoteOrigins } from '@shop/contracts/registry';
import { markup, type Markup, type Piece } from '../markup';
import type { RefusalText } from '../refusal-text';
import { documentOf, type Frame } from './layout';
import { emptyText, refusalNotice, table, timeOf } from './components';
import { versionAddress } from './signature-piece';

/** What was typed into a form that was refused. */
export interface TypedOrigin {
  readonly origin: string;
  readonly reason: string;
}

interface OriginsPage extends RemoteOrigins {
  readonly remote: string;
  readonly mayChange: boolean;
  readonly refusal?: RefusalText;
  readonly typed?: TypedOrigin;
}

const approvedTable = ({ remote, approved }: OriginsPage, now: Date) =>
  table<ApprovedOrigin>(
    `Origins approved for ${remote}`,
    [
      { name: 'Origin', cell: ({ origin }) => markup`<span class="code">${origin}</span>` },
      {
        name: 'Approved',
        cell: ({ approvedAt, approvedBy }) =>
          markup`${timeOf(approvedAt, now)} <span class="aside">by ${approvedBy}</span>`,
      },
      { name: 'Reason', cell: ({ reason }) => reason },
    ],
    approved,
  );

/** Origins that versions declare and nobody has approved. */
const waitingOf = ({ approved, declared }: RemoteOrigins) =>
  declared.filter(({ origin }) => approved.every((one) => one.origin !== origin));

const waitingTable = (page: OriginsPage) =>
  table<RemoteOrigins['declared'][number]>(
    `Origins of ${page.remote} that wait for approval`,
    [
      {
        name: 'Origin',
        cell: ({ origin }) => markup`<span class="mark-bad">new</span> <span class="code">${origin}</span>`,
      },
      {
        name: 'Declared by',
        cell: ({ versions }) =>
          versions.map(
            (version) =>
              markup`<a href="${versionAddress({ remote: page.remote, version })}">${page.remote}@${version}</a> `,
          ),
      },
    ],
    waitingOf(page),
  );

interface FormWords {
  readonly title: string;
  readonly help: string;
  readonly button: string;
  readonly address: string;
  readonly origins: readonly string[];
}

function originForm({ typed }: OriginsPage, words: FormWords): Piece {
  const { title, help, button, address, origins } = words;
  if (origins.length === 0) return null;
  const id = address.replace(/\W+/g, '-');
  return markup`<form class="slip" method="post" action="${address}"><h3>${title}</h3>
    <p>${help}</p>
    <p><label for="${id}-origin">Origin</label> <select id="${id}-origin" name="origin">${origins.map(
      (origin) =>
        markup`<option value="${origin}"${origin === typed?.origin && markup` selected`}>${origin}</option>`,
    )}</select></p>
    <p><label for="${id}-reason">Reason</label> <input id="${id}-reason" name="reason" value="${typed?.reason ?? ''}" required maxlength="500" autocomplete="off"></p>
    <p><button>${button}</button></p></form>`;
}

/** The origins that a remote's pages connect to besides the shop. */
export function originsPage(frame: Frame, page: OriginsPage): Markup {
  const { remote, approved, mayChange, refusal } = page;
  const waiting = waitingOf(page);
  const address = `/ops/remotes/${remote}/origins`;
  return documentOf(frame, {
    title: `Origins of ${remote}`,
    place: '/ops',
    ofAll: true,
    content: markup`
      <p><a href="/ops/remotes/${remote}">All of ${remote}</a></p>
      ${refusal && refusalNotice(refusal)}
      <p>Pages load pictures, fonts, media, frames and data from the shop and from approved origins. Pages of the checkout use none of them.</p>
      ${waiting.length > 0 && markup`<section><h2>Waiting for approval</h2>${waitingTable(page)}</section>`}
      <section><h2>Approved</h2>
      ${approved.length > 0 ? approvedTable(page, frame.now) : emptyText(`No origins are approved for ${remote}.`)}
      </section>
      ${
        mayChange
          ? markup`<section>${originForm(page, {
              title: 'Approve an origin',
              help: 'Versions that declare it can then go live. Their code may send what it reads on a page to that origin.',
              button: 'Approve',
              address,
              origins: waiting.map(({ origin }) => origin),
            })}${originForm(page, {
              title: 'Withdraw an approval',
              help: 'Versions that declare it no longer go live. Live versions keep it until the next release.',
              button: 'Withdraw',
              address: `${address}/withdraw`,
              origins: approved.map(({ origin }) => origin),
            })}</section>`
          : markup`<p class="notice cold">An operator approves and withdraws origins.</p>`
      }`,
  });
}
