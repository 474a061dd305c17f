import { RegistryError } from '@shop/protocol';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Actor, AuditRow, WebhookTest, WebhookView } from '@shop/contracts/registry';
import { addAudit, newestAudit } from '../../platform/db/audit';
import type { AuditAction } from '../../platform/db/audit-actions';
import type { Db, RegistryDatabase, Tx } from '../../platform/db/tables';
import { createLanes, createSend } from './deliver';
import type { Mail } from './messages';
import { createTargetGuard, PrivateTarget } from './target-guard';
import {
  addWebhook,
  changeWebhook,
  countWaiting,
  findWebhook,
  listWebhooks,
  lockWebhook,
  removeWebhook,
  type WebhookRow,
} from './repository';
import type { WebhookFormat, WebhookRequest } from './schemas';
import { previousSecretMs } from '../../durations';

interface Issued {
  readonly id: string;
  readonly secret: string;
}

/** Methods with an ID throw a RegistryError 404 for an unknown webhook. */
export interface Webhooks {
  /** Whether there is a mail server, so that a webhook can be an email address. */
  readonly canMail: boolean;
  /** Adds a webhook for future events. The secret is shown once. Throws a RegistryError 422. */
  add(request: WebhookRequest, by: Actor): Promise<Issued>;
  list(): Promise<WebhookView[]>;
  /** Disables a webhook, or enables it again for future events. */
  setEnabled(id: string, enabled: boolean, by: Actor): Promise<void>;
  /** Replaces the secret, which is shown once. The previous secret also signs for a day. */
  replaceSecret(id: string, by: Actor): Promise<Issued>;
  /** Sends a test message immediately, even to a disabled webhook. */
  test(id: string, by: Actor): Promise<WebhookTest>;
  remove(id: string, by: Actor): Promise<void>;
  /**
   * Delivers pending entries to several receivers concurrently. May be called while an earlier call is still waiting for a
   * receiver.
   */
  deliver(): Promise<void>;
}

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

async function viewOf(db: Db, row: WebhookRow): Promise<WebhookView> {
  const { id, url, format, actions, failures } = row;
  return {
    ...{ id, url, format, failures },
    actions: [...actions],
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    lastDelivered: row.last_at?.toISOString() ?? null,
    lastError: row.last_error,
    waiting: await countWaiting(db, row),
    disabledAt: row.disabled_at?.toISOString() ?? null,
  };
}

interface Options {
  readonly clock: () => Date;
  /** Undefined if no mail server is configured. */
  readonly mail?: Mail | undefined;
  /** CIDR ranges that webhooks may be sent to, in addition to public addresses. */
  readonly networks?: readonly string[] | undefined;
}

export function createWebhooks(
  database: RegistryDatabase,
  { clock, mail, networks = [] }: Options,
): Webhooks {
  const guard = createTargetGuard(networks);
  const send = createSend(mail, guard);
  const lanes = createLanes(database.db, { clock, send });

  const refuseUnsendable = async (url: string, format: WebhookFormat) => {
    const isAddress = url.startsWith('mailto:');
    if (isAddress !== (format === 'mail')) {
      throw new RegistryError(422, 'Use the format "mail" if, and only if, the URL starts with mailto:.');
    }
    if (isAddress && !mail) {
      throw new RegistryError(
        422,
        'No mail server is configured. The operator of the registry can set SMTP_URL.',
      );
    }
    if (isAddress) return;
    await guard.require(new URL(url).hostname).catch((error: unknown) => {
      throw error instanceof PrivateTarget ? new RegistryError(422, `"url": ${error.message}.`) : error;
    });
  };

  const unknown = (id: string) => new RegistryError(404, `There is no webhook ${id}.`);

  const locked = async (tx: Tx, id: string): Promise<WebhookRow> => {
    const row = await lockWebhook(tx, id);
    if (!row) throw unknown(id);
    return row;
  };

  const log = (tx: Tx, action: AuditAction, { name }: Actor, detail: Readonly<Record<string, unknown>>) =>
    addAudit(tx, { env: '*', action, actor: name, at: clock().toISOString(), detail });

  return {
    canMail: mail !== undefined,

    async add({ url, format = 'json', actions = [] }, by) {
      await refuseUnsendable(url, format);
      const id = randomUUID();
      const secret = newSecret();
      await database.transaction(async (tx) => {
        // The audit log is locked until the end, so that the webhook does not miss any entries.
        await log(tx, 'webhook-add', by, { id, url, format, actions });
        const told = await newestAudit(tx);
        const [at, hook] = [clock(), { id, url, format, actions, secret, told }];
        await addWebhook(tx, { ...hook, created_by: by.name, created_at: at, next_at: at });
      });
      return { id, secret };
    },

    async list() {
      const rows = await listWebhooks(database.db);
      return Promise.all(rows.map((row) => viewOf(database.db, row)));
    },

    async setEnabled(id, enabled, by) {
      await database.transaction(async (tx) => {
        const { disabled_at: disabledAt, url } = await locked(tx, id);
        if (enabled === (disabledAt === null)) return;
        await log(tx, enabled ? 'webhook-enable' : 'webhook-disable', by, { id, url });
        const fresh = { told: await newestAudit(tx), failures: 0, next_at: clock(), last_error: null };
        await changeWebhook(tx, id, enabled ? { disabled_at: null, ...fresh } : { disabled_at: clock() });
      });
    },

    async replaceSecret(id, by) {
      const secret = newSecret();
      await database.transaction(async (tx) => {
        const { secret: previous, url } = await locked(tx, id);
        await log(tx, 'webhook-secret', by, { id, url });
        const until = new Date(clock().getTime() + previousSecretMs);
        await changeWebhook(tx, id, { secret, previous_secret: previous, previous_until: until });
      });
      return { id, secret };
    },

    async test(id, { name, person = false }) {
      const hook = await findWebhook(database.db, id);
      if (!hook) throw unknown(id);
      const now = clock();
      const entry: AuditRow = {
        ...{ id: 0, env: '*', action: 'test', actor: name, at: now.toISOString(), hash: '' },
        actorKind: person ? 'person' : 'token',
        reason: 'A test message; nothing has happened.',
      };
      const error = await send(hook, entry, { now, id: `test_${randomUUID()}` });
      return { delivered: error === null, error };
    },

    async remove(id, by) {
      await database.transaction(async (tx) => {
        if (!(await removeWebhook(tx, id))) throw unknown(id);
        await log(tx, 'webhook-remove', by, { id });
      });
    },

    deliver: lanes.deliver,
  };
}
