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
    actions: Type.Array(Type.String(), { description: 'Actions that it is notified of; empty for all.' }),
    createdBy: Type.String(),
    createdAt: Type.String(),
    lastDelivered: text('When it last accepted a message; null for never.'),
    lastError: text('Why the last attempt failed; null if it succeeded.'),
    failures: Type.Integer({ description: 'Failed attempts at the next message.' }),
    waiting: Type.Integer({ description: 'Number of pending messages.' }),
    disabledAt: text('When it was disabled; null while it is enabled.'),
  },
  { $id: 'WebhookView', description: 'A webhook, which is notified of audit events.' },
);

export const WebhookList = Type.Object(
  {
    items: Type.Array(ref(WebhookView)),
    mail: Type.Boolean({
      description: 'Whether a mail server is configured, which the format `mail` needs.',
    }),
  },
  { $id: 'WebhookList' },
);

export const WebhookRequest = Type.Object(
  {
    url: Type.String({
      // The email address must not contain characters of address lists, display names or headers.
      pattern: '^(https?://[^\\s@]+|mailto:[^\\s@,;:<>()"\\\\\\[\\]?&%]{1,64}@[A-Za-z0-9.-]+)$',
      maxLength: 500,
      ...refusal(
        '"url" must be an http or https address without a user name, or mailto: and an email address.',
      ),
    }),
    format: Type.Optional(
      Type.Enum([...formats], {
        default: 'json',
        description:
          'json: type, timestamp and data; chat: text for Slack and Mattermost; mail: plain text to a `mailto:` address.',
        ...refusal('"format" must be json, chat or mail.'),
      }),
    ),
    actions: Type.Optional(
      Type.Array(
        Type.Enum(
          [...auditActions],
          refusal(`Each entry of "actions" must be one of ${auditActions.join(', ')}.`),
        ),
        {
          maxItems: auditActions.length,
          description: 'Absent or empty for all actions.',
        },
      ),
    ),
  },
  { $id: 'WebhookRequest', ...jsonObject },
);

export const IssuedWebhook = Type.Object(
  {
    id: Type.String(),
    secret: Type.String({ description: 'Signs all messages except emails. Only shown once.' }),
  },
  { $id: 'IssuedWebhook' },
);

export const WebhookTest = Type.Object(
  {
    delivered: Type.Boolean(),
    error: text('Why the test message was not accepted; null if it was.'),
  },
  { $id: 'WebhookTest' },
);

export type WebhookRequest = Static<typeof WebhookRequest>;
export type WebhookFormat = (typeof formats)[number];
