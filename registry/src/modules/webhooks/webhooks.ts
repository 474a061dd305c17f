import { RegistryError } from '@shop/packer';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Actor, WebhookView } from '@shop/contracts/registry';
import { addAudit, newestAudit } from '../../platform/db/audit';
import type { RegistryDatabase } from '../../platform/db/tables';
import { deliverWebhooks } from './deliver';
import { addWebhook, listWebhooks, removeWebhook } from './webhook-queries';
import type { WebhookRequest } from './webhook-schemas';

export interface Webhooks {
  /** Adds a webhook for everything from now on. The secret is shown once. */
  add(request: WebhookRequest, by: Actor): Promise<{ readonly id: string; readonly secret: string }>;
  list(): Promise<WebhookView[]>;
  /** Throws a RegistryError 404 when there is no such webhook. */
  remove(id: string, by: Actor): Promise<void>;
  /** Delivers what has happened since the last call. */
  deliver(): Promise<void>;
}

export function createWebhooks(database: RegistryDatabase, clock: () => Date): Webhooks {
  return {
    async add({ url, format = 'json', actions = [] }, by) {
      const id = randomUUID();
      const secret = `whsec_${randomBytes(32).toString('base64')}`;
      await database.transaction(async (tx) => {
        const at = clock();
        // The audit is locked until the end, so that no entry is missed.
        const entry = { env: '*', action: 'webhook-add', actor: by.name, at: at.toISOString() } as const;
        await addAudit(tx, { ...entry, detail: { id, url, format, actions } });
        const told = await newestAudit(tx);
        const hook = { id, url, format, actions, secret, told };
        await addWebhook(tx, { ...hook, created_by: by.name, created_at: at, next_at: at });
      });
      return { id, secret };
    },
    async list() {
      const rows = await listWebhooks(database.db);
      return rows.map(({ id, url, format, actions, failures, ...row }) => ({
        id,
        url,
        format,
        actions: [...actions],
        createdBy: row.created_by,
        createdAt: row.created_at.toISOString(),
        lastDelivered: row.last_at?.toISOString() ?? null,
        lastError: row.last_error,
        failures,
      }));
    },
    async remove(id, by) {
      await database.transaction(async (tx) => {
        if (!(await removeWebhook(tx, id))) throw new RegistryError(404, `There is no webhook ${id}.`);
        const entry = { env: '*', action: 'webhook-remove', actor: by.name } as const;
        await addAudit(tx, { ...entry, at: clock().toISOString(), detail: { id } });
      });
    },
    deliver: () => deliverWebhooks(database.db, clock),
  };
}
