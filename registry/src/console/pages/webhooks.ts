import type { IssuedWebhook, WebhookList, WebhookTest, WebhookView } from '@shop/contracts/registry';
import {
  checkField,
  code,
  emptyText,
  field,
  hiddenFields,
  hiddenText,
  mark,
  refusalNotice,
  table,
  timeOf,
  timeText,
} from '../components';
import type { ConsoleRequest } from '../console-request';
import { isTicked } from '../form-fields';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import type { Refused, Screens } from '../screens';
import { eventGroups, eventsText } from './webhook-events';

const groupField = (id: string) => `group-${id}`;

const registryPath = (id: string) => `/webhooks/${encodeURIComponent(id)}`;

/** The address without `mailto:`. */
const addressOf = (url: string): string => url.replace(/^mailto:/, '');

/** Routes for webhooks, for admins. A secret is shown once, in the response to the form. */
export function webhooksScreen({ page, form }: Screens): void {
  page('/webhooks', draw);

  form('/webhooks', {
    fields: ['url', 'format', ...eventGroups.map(({ id }) => groupField(id))],
    async send(context, fields) {
      const { url: typed = '', format = '' } = fields;
      const url = format === 'mail' ? `mailto:${addressOf(typed)}` : typed;
      const chosen = eventGroups.filter(({ id }) => isTicked(fields[groupField(id)]));
      const body = { url, format, actions: chosen.flatMap(({ actions }) => actions) };
      const { secret } = await context.calls.post<IssuedWebhook>('/webhooks', { body });
      return format === 'json' ? draw(context, secretNotice(url, secret)) : context.href('/webhooks');
    },
    again: (context, refused) => draw(context, refusalNotice(refused.refusal), refused.typed),
  });

  /** An action button for a webhook. */
  const button = (
    action: string,
    act: (context: ConsoleRequest, hook: { readonly id: string; readonly url: string }) => Promise<Child>,
  ) =>
    form(`/webhooks/${action}`, {
      fields: ['id', 'url'],
      async send(context, hook) {
        const notice = await act(context, hook);
        return notice ? draw(context, notice) : context.href('/webhooks');
      },
      again: (context, { refusal }) => draw(context, refusalNotice(refusal)),
    });

  button('secret', async ({ calls }, { id, url }) => {
    const { secret } = await calls.post<IssuedWebhook>(`${registryPath(id)}/secret`, {});
    return secretNotice(url, secret, true);
  });
  button('test', async ({ calls }, { id, url }) => {
    const { error } = await calls.post<WebhookTest>(`${registryPath(id)}/test`, {});
    return testNotice(url, error);
  });
  button('enable', ({ calls }, { id }) => calls.post(`${registryPath(id)}/enable`, {}).then(() => null));
  button('disable', ({ calls }, { id }) => calls.post(`${registryPath(id)}/disable`, {}).then(() => null));
  button('remove', ({ calls }, { id }) => calls.delete(registryPath(id)).then(() => null));
}

async function draw(
  context: ConsoleRequest,
  notice: Child = null,
  typed: Refused['typed'] = {},
): Promise<Markup> {
  const { items, mail } = await context.calls.get<WebhookList>('/webhooks');
  return documentOf(context, {
    title: 'Webhooks',
    place: '/webhooks',
    content: markup`
      ${notice}
      <p class="lead">Entries of the audit log are delivered in order, at least once. A failed delivery is retried for a day, at increasing intervals.</p>
      <section><h2>Receivers</h2>
      ${items.length > 0 ? webhooksTable(context, items) : emptyText('No webhooks yet.')}
      </section>
      <section><h2>Add a webhook</h2>${addForm(context, mail, typed)}</section>`,
  });
}

/** A new secret, which is shown once. */
function secretNotice(url: string, secret: string, isReplaced = false): Markup {
  const rest = isReplaced
    ? ' The previous secret stays valid for 24 hours, so you do not lose messages.'
    : '';
  return markup`<div class="notice good" role="status"><p><strong>Messages to ${url} are signed</strong> with this secret. Copy it to the receiver now: it is not shown again.${rest}</p>
    <p class="code key">${secret}</p></div>`;
}

const testNotice = (url: string, error: string | null): Markup =>
  error === null
    ? markup`<p class="notice good" role="status"><strong>The test was delivered</strong> to ${addressOf(url)}.</p>`
    : markup`<p class="notice bad" role="alert"><strong>The test was not delivered</strong> to ${addressOf(url)}. ${error}</p>`;

const formatNames: Readonly<Record<WebhookView['format'], string>> = {
  json: 'signed JSON',
  chat: 'chat',
  mail: 'email',
};

const webhooksTable = (frame: Frame, webhooks: readonly WebhookView[]): Markup =>
  table<WebhookView>(
    'Webhooks',
    [
      {
        name: 'Address',
        cell: ({ url, format, createdBy }) =>
          markup`<div class="under">${code(addressOf(url))} <span class="aside">${formatNames[format]}, added by ${createdBy}</span></div>`,
      },
      { name: 'Events', cell: ({ actions }) => eventsText(actions) },
      { name: 'Status', cell: stateOf },
      { name: 'Delivery', cell: (hook) => markup`<div>${deliveryOf(hook, frame.now)}</div>` },
      { name: 'Actions', cell: (hook) => actionsOf(frame, hook) },
    ],
    webhooks,
  );

function stateOf({ disabledAt, lastError, failures }: WebhookView): Markup {
  if (disabledAt !== null) return mark('cold', markup`off since ${timeText(disabledAt)}`);
  if (lastError === null) return mark('good', 'on');
  return failures > 0
    ? mark('bad', `failing, ${failures} ${failures === 1 ? 'attempt' : 'attempts'}`)
    : mark('fair', 'on, a message was dropped');
}

const deliveryOf = ({ lastDelivered, lastError, waiting }: WebhookView, now: Date): Child => [
  markup`<p>Last delivery: ${lastDelivered ? timeOf(lastDelivered, now) : 'never'}</p>`,
  waiting > 0 && markup`<p>${waiting} ${waiting === 1 ? 'message' : 'messages'} waiting</p>`,
  lastError !== null && markup`<p class="mark-bad">${lastError}</p>`,
];

function actionsOf({ href }: Frame, { id, url, format, disabledAt }: WebhookView): Markup {
  const button = (action: string, label: string, kind = 'quiet') =>
    markup`<form method="post" action="${href(`/webhooks/${action}`)}">${hiddenFields({ id, url })}<button class="${kind}">${label}${hiddenText(addressOf(url))}</button></form>`;
  return markup`<div class="row">${button('test', 'Send test')}
    ${disabledAt === null ? button('disable', 'Turn off') : button('enable', 'Turn on')}
    ${format === 'json' && button('secret', 'New secret')}
    ${button('remove', 'Remove', 'quiet danger')}</div>`;
}

const formats = [
  ['json', 'Signed JSON, for programs'],
  ['chat', 'Chat: Slack, Mattermost'],
  ['mail', 'Email'],
] as const;

function addForm({ href }: Frame, canMail: boolean, typed: Refused['typed']): Markup {
  const options = formats.map(([format, name]) => {
    const isPossible = format !== 'mail' || canMail;
    const text = isPossible ? name : `${name} (no mail server is configured)`;
    return markup`<option value="${format}"${format === typed.format && markup` selected`}${!isPossible && markup` disabled`}>${text}</option>`;
  });
  return markup`<form class="slip" method="post" action="${href('/webhooks')}">
    <p><label for="hook-format">Kind</label> <select id="hook-format" name="format">${options}</select></p>
    ${field({
      name: 'url',
      id: 'hook-url',
      label: 'Address',
      value: typed.url,
      help: 'For example, https://hooks.example/releases, or ops@shop.example for email.',
      attributes: markup`inputmode="url" required maxlength="500" autocapitalize="none" spellcheck="false"`,
    })}
    <fieldset aria-describedby="hook-events-help"><legend>Events</legend>${eventGroups.map(({ id, name }) =>
      checkField(groupField(id), name, isTicked(typed[groupField(id)]), `hook-${id}`),
    )}</fieldset>
    <p class="help" id="hook-events-help">Leave empty for all events.</p>
    <p><button>Add webhook</button></p></form>`;
}
