import type { Environment } from './variables';

/** The role of a process. */
export const roles = ['shop', 'registry', 'office', 'migrate', 'catalogue', 'gate-worker'] as const;
export type Role = (typeof roles)[number];

/** Variables that only some roles use. All roles use the others. */
const usedBy: readonly (readonly [RegExp, readonly Role[]])[] = [
  [/^(RAZORPAY|PAYMENT)_/, ['shop', 'office']],
  [/^(SMTP_URL|MAIL_FROM)$/, ['shop', 'registry', 'office']],
  [/^(OIDC_|RELEASES_(BUCKET|PREFIX|S3_)|WEBHOOK_NETWORKS$)/, ['shop', 'registry']],
  [/^HOST$/, ['shop', 'registry', 'office', 'gate-worker']],
  [/^(PORT|METRICS_PORT|(OPS|OFFICE)_ORIGIN)$/, ['shop', 'registry', 'office']],
  [/^OPS_(HOST|PORT)$/, ['shop', 'registry']],
  [/^OFFICE_(HOST|PORT)$/, ['shop', 'office']],
  [/^(REGISTRY_TOKEN|GATE_CHROMIUM)$/, ['shop', 'registry', 'gate-worker']],
  [/^GATE_TOKEN$/, ['shop', 'registry']],
  [/^(GATE_PORT|GATE_ACCOUNT|SHOP_URL)$/, ['gate-worker']],
  [/^REGISTRY_URL$/, ['shop', 'gate-worker']],
  [/^(OFFICE|DRAIN_SECONDS|RENDER_CONCURRENCY|SERVICE_WORKER|LANGUAGES|IMAGE_ORIGINS)$/, ['shop']],
];

/**
 * The variables that a role uses. Processes often share an environment, such as the secret of a chart, and a wrong or
 * incomplete variable must not stop a role that does not use it.
 */
export function variablesFor(role: Role, env: Environment): Environment {
  const isUsed = (name: string) => usedBy.every(([names, by]) => !names.test(name) || by.includes(role));
  return Object.fromEntries(Object.entries(env).filter(([name]) => isUsed(name)));
}
