import { auditActions, type AuditAction } from '../../platform/db/audit-actions';

interface EventGroup {
  readonly id: string;
  readonly name: string;
  readonly actions: readonly AuditAction[];
}

const named: readonly EventGroup[] = [
  { id: 'publish', name: 'Published versions', actions: ['import', 'publish', 'sign'] },
  {
    id: 'promote',
    name: 'Promotions',
    actions: ['promote', 'canary-promote', 'rollout-promoted', 'rollout-done'],
  },
  {
    id: 'rollback',
    name: 'Rollbacks, aborts, pauses, and disabled or enabled remotes',
    actions: [
      'rollback',
      'return',
      'auto-rollback',
      'canary-abort',
      'rollout-aborted',
      'rollout-paused',
      'kill',
      'unkill',
    ],
  },
  { id: 'flags', name: 'Flag values', actions: ['flags'] },
  { id: 'sales', name: 'Drops in orders', actions: ['sales-alarm', 'sales-recovered'] },
  {
    id: 'canary',
    name: 'Previews, and progress of canaries and rollouts',
    actions: [
      'canary-start',
      'canary-advance',
      'preview',
      'rollout-created',
      'rollout-scheduled',
      'rollout-started',
      'rollout-stage',
      'rollout-held',
      'rollout-released',
      'rollout-resumed',
      'rollout-skipped',
      'rollout-approved',
    ],
  },
  {
    id: 'restrictions',
    name: 'Banned and deprecated versions',
    actions: ['version-ban', 'version-deprecate', 'version-reinstate'],
  },
  { id: 'freeze', name: 'Freezes and change windows', actions: ['freeze', 'unfreeze', 'change-windows'] },
  {
    id: 'gate',
    name: 'Gate reports and policy',
    actions: ['gate-policy', 'gate-report', 'gate-requested', 'gate-cancelled', 'gate-failed'],
  },
  {
    id: 'access',
    name: 'Sign-ins, accounts, tokens, keys, publishers and origins',
    actions: [
      'sign-in',
      'account-create',
      'account-invite',
      'account-disable',
      'account-grants',
      'invitation-accept',
      'authenticator-set-up',
      'passkey-add',
      'passkey-remove',
      'token-issue',
      'token-revoke',
      'key-add',
      'key-revoke',
      'origin-approve',
      'origin-withdraw',
      'publisher-add',
      'publisher-remove',
      'pipeline-token',
    ],
  },
];

const grouped = new Set(named.flatMap(({ actions }) => actions));

/** Every action of the audit log, in groups to choose from. The last group contains the remaining actions. */
export const eventGroups: readonly EventGroup[] = [
  ...named,
  { id: 'other', name: 'All other events', actions: auditActions.filter((action) => !grouped.has(action)) },
];

/** The chosen actions as text: group names for complete groups, other actions individually. */
export function eventsText(actions: readonly string[]): string {
  if (actions.length === 0) return 'all events';
  const whole = eventGroups.filter((group) => group.actions.every((action) => actions.includes(action)));
  const covered = new Set<string>(whole.flatMap((group) => group.actions));
  const single = actions.filter((action) => !covered.has(action));
  return [...whole.map(({ name }) => name), ...single].join(', ');
}
