import type { WebhookView } from '@shop/contracts/registry';
import { istTime } from '../format';
import { markup, type Markup, type Piece } from '../markup';
import type { RefusalText } from '../refusal-text';
import { eventGroups, eventsText } from './webhook-events';
import { documentOf, type Frame } from './layout';
import { emptyText, refusalNotice, table, timeOf } from './components';

/** The input of the form that adds one. */
export interface TypedWebhook {
  readonly url: string;
  readonly format: string;
  /** Ids of the chosen groups of events. */
  readonly groups: readonly string[];
}

/** The result of a form that was just sent. */
export interface WebhookOutcome {
  readonly refusal?: RefusalText;
  readonly typed?: TypedWebhook;
  /** A new secret, which is shown once. */
  readonly issued?: { readonly url: string; readonly secret: string; readonly isReplaced: boolean };
  readonly tested?: { readonly url: string; readonly error: string | null };
}

interface WebhooksPage extends WebhookOutcome {
  readonly webhooks: readonly WebhookView[];
  /** Whether a mail server is set. */
  readonly canMail: boolean;
}

const formatsWith = (canMail: boolean) =>
  [
    ['json', 'Signed JSON, for programs', true],
    ['chat', 'Chat: Slack, Mattermost', true],
    ['mail', canMail ? 'Mail' : 'Mail (no mail server is set here)', canMail],
  ] as const;

const kindOf: Readonly<Record<WebhookView['format'], string>> = {
  json: 'signed JSON',
  chat: 'chat',
  mail: 'mail',
};

/** The address as people write it. */
export const addressOf = (url: string): string => url.replace(/^mailto:/, '');

const isSigned = ({ format }: Pick<WebhookView, 'format'>) => format === 'json';

function stateOf({ disabledAt, lastError, failures }: WebhookView): Piece {
  if (disabledAt !== null) return markup`<span class="mark-cold">off since ${istTime(disabledAt)}</span>`;
  if (lastError === null) return markup`<span class="mark-good">on</span>`;
  return failures > 0
    ? markup`<span class="mark-bad">failing, ${failures} ${failures === 1 ? 'attempt' : 'attempts'}</span>`
    : markup`<span class="mark-fair">on, a message was left out</span>`;
}

const deliveryOf = ({ lastDelivered, lastError, waiting }: WebhookView, now: Date): Piece => [
  markup`<p>Last delivered: ${lastDelivered ? timeOf(lastDelivered, now) : 'never'}</p>`,
  waiting > 0 && markup`<p>${waiting} ${waiting === 1 ? 'message waits' : 'messages wait'}</p>`,
  lastError !== null && markup`<p class="mark-bad">${lastError}</p>`,
];

function actionsOf(hook: WebhookView): Piece {
  const button = (action: string, words: string, kind = 'quiet') =>
    markup`<form method="post" action="/ops/webhooks/${action}"><input type="hidden" name="id" value="${hook.id}"><input type="hidden" name="url" value="${hook.url}"><button class="${kind}">${words}<span class="hidden"> ${addressOf(hook.url)}</span></button></form>`;
  return markup`<div class="row">${button('test', 'Send a test')}
    ${hook.disabledAt === null ? button('disable', 'Turn off') : button('enable', 'Turn on')}
    ${isSigned(hook) && button('secret', 'New secret')}
    ${button('remove', 'Remove', 'quiet danger')}</div>`;
}

const webhooksTable = (webhooks: readonly WebhookView[], now: Date) =>
  table<WebhookView>(
    'Who is notified',
    [
      {
        name: 'Address',
        cell: ({ url, format, createdBy }) =>
          markup`<div class="under"><span class="code">${addressOf(url)}</span> <span class="aside">${kindOf[format]}, added by ${createdBy}</span></div>`,
      },
      { name: 'Events', cell: ({ actions }) => eventsText(actions) },
      { name: 'State', cell: stateOf },
      { name: 'Delivery', cell: (hook) => markup`<div>${deliveryOf(hook, now)}</div>` },
      { name: 'Actions', cell: actionsOf },
    ],
    webhooks,
  );

function outcomeOf({ refusal, issued, tested }: WebhooksPage): Piece {
  if (refusal) return refusalNotice(refusal);
  if (issued) {
    const rest = issued.isReplaced ? ' The one before signs as well for a day, so that nothing is lost.' : '';
    return markup`<div class="notice good" role="status"><p><strong>Messages to ${issued.url} are signed</strong> with this secret. Give it to the receiver now, it is not shown again.${rest}</p>
      <p class="code key">${issued.secret}</p></div>`;
  }
  if (!tested) return null;
  return tested.error === null
    ? markup`<p class="notice good" role="status"><strong>The test was delivered</strong> to ${addressOf(tested.url)}.</p>`
    : markup`<p class="notice bad" role="alert"><strong>The test was not delivered</strong> to ${addressOf(tested.url)}. ${tested.error}</p>`;
}

function addForm({ typed = { url: '', format: 'json', groups: [] }, canMail }: WebhooksPage): Markup {
  return markup`<form class="slip" method="post" action="/ops/webhooks"><h3>Add a webhook</h3>
    <p><label for="hook-format">Kind</label> <select id="hook-format" name="format">${formatsWith(
      canMail,
    ).map(
      ([format, words, isPossible]) =>
        markup`<option value="${format}"${format === typed.format && markup` selected`}${!isPossible && markup` disabled`}>${words}</option>`,
    )}</select></p>
    <p><label for="hook-url">Address</label> <input id="hook-url" name="url" inputmode="url" value="${typed.url}" required maxlength="500" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="hook-url-help"></p>
    <p class="help" id="hook-url-help">Such as https://hooks.example/releases, or for a mail ops@shop.example.</p>
    <fieldset aria-describedby="hook-events-help"><legend>Events</legend>${eventGroups.map(
      ({ id, name }) =>
        markup`<p class="check"><input type="checkbox" id="hook-${id}" name="group-${id}"${typed.groups.includes(id) && markup` checked`}> <label for="hook-${id}">${name}</label></p>`,
    )}</fieldset>
    <p class="help" id="hook-events-help">None chosen: all of them.</p>
    <p><button>Add it</button></p></form>`;
}

/** Who is notified of what happens to releases. */
export const webhooksPage = (frame: Frame, page: WebhooksPage): Markup =>
  documentOf(frame, {
    title: 'Webhooks',
    place: '/ops/webhooks',
    content: markup`
      ${outcomeOf(page)}
      <p class="lead">What the audit has, sent elsewhere in its order, at least once. A message that fails is sent again for a day, later and later.</p>
      <section><h2>Receivers</h2>
      ${page.webhooks.length > 0 ? webhooksTable(page.webhooks, frame.now) : emptyText('Nobody is notified yet.')}
      </section>
      <section><h2>One more</h2>${addForm(page)}</section>`,
  });
