import { refusal } from '@shop/protocol/schemas';
import { ref } from '@shop/server-kit';
import { Type, type Static } from 'typebox';
import { auditActions } from '../../platform/db/audit-actions';
import { jsonObject } from '../../platform/schemas/shared';

const formats = ['json', 'chat', 'mail'] as const;
const text = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description });

export const WebhookView = Type.Object(
  {
    id: Type.String(),
    url: Type.String(),
    format: Type.Enum([...formats]),
    actions: Type.Array(Type.String(), { description: 'What it is notified of; empty for everything.' }),
    createdBy: Type.String(),
    createdAt: Type.String(),
    lastDelivered: text('When it last took a message; null when never.'),
    lastError: text('Why the last attempt failed; null when it did not.'),
    failures: Type.Integer({ description: 'Failed attempts at the message that is next.' }),
    waiting: Type.Integer({ description: 'Messages that are to be delivered still.' }),
    disabledAt: text('Since when it is turned off; null while it is on.'),
  },
  { $id: 'WebhookView', description: 'An address that is notified of changes of releases.' },
);

export const WebhookList = Type.Object(
  {
    items: Type.Array(ref(WebhookView)),
    mail: Type.Boolean({
      description: 'Whether a mail server is set, so that the format `mail` is possible.',
    }),
  },
  { $id: 'WebhookList' },
);

export const WebhookRequest = Type.Object(
  {
    url: Type.String({
      // An address of a mail has nothing that a list, a display name or a header is made of.
      pattern: '^(https?://[^\\s@]+|mailto:[^\\s@,;:<>()"\\\\\\[\\]?&%]{1,64}@[A-Za-z0-9.-]+)$',
      maxLength: 500,
      ...refusal(
        '"url" must be an http or https address without a user name, or mailto: and an e-mail address.',
      ),
    }),
    format: Type.Optional(
      Type.Enum([...formats], {
        default: 'json',
        description:
          'json: type, timestamp and data; chat: a text, as Slack and Mattermost take it; mail: a plain text to a `mailto:` address.',
        ...refusal('"format" is json, chat or mail.'),
      }),
    ),
    actions: Type.Optional(
      Type.Array(Type.Enum([...auditActions], refusal(`An action is one of ${auditActions.join(', ')}.`)), {
        maxItems: auditActions.length,
        description: 'Absent or empty for everything.',
      }),
    ),
  },
  { $id: 'WebhookRequest', ...jsonObject },
);

export const IssuedWebhook = Type.Object(
  {
    id: Type.String(),
    secret: Type.String({ description: 'Signs every message but mails. Shown this once.' }),
  },
  { $id: 'IssuedWebhook' },
);

export const WebhookTest = Type.Object(
  {
    delivered: Type.Boolean(),
    error: text('Why the test message was not accepted; null when it was.'),
  },
  { $id: 'WebhookTest' },
);

export type WebhookRequest = Static<typeof WebhookRequest>;
export type WebhookFormat = (typeof formats)[number];
