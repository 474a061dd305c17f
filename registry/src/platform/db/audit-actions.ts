/** Everything that the audit writes down, and that a webhook can be told of. */
export const auditActions = [
  'import',
  'publish',
  'promote',
  'rollback',
  'return',
  'canary-start',
  'canary-advance',
  'canary-promote',
  'canary-abort',
  'auto-rollback',
  'kill',
  'unkill',
  'preview',
  'freeze',
  'unfreeze',
  'shell',
  'collect',
  'token-issue',
  'token-revoke',
  'webhook-add',
  'webhook-remove',
] as const;

export type AuditAction = (typeof auditActions)[number];
