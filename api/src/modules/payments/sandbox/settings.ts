/** How webhooks of the sandbox misbehave; `normal` is once each, at once and in order. */
export const webhookBehaviours = ['normal', 'delay', 'repeat', 'reorder', 'forge', 'drop'] as const;

export type WebhookBehaviour = (typeof webhookBehaviours)[number];

export interface SandboxSettings {
  readonly kind: 'sandbox';
  readonly webhooks: WebhookBehaviour;
}

/** Reads how the sandbox behaves. Throws a line for the operator on a behaviour that it does not know. */
export function readSandboxSettings(env: Readonly<Record<string, string | undefined>>): SandboxSettings {
  const wanted = env.PAYMENT_SANDBOX_WEBHOOKS || 'normal';
  const webhooks = webhookBehaviours.find((behaviour) => behaviour === wanted);
  if (!webhooks) {
    throw new Error(
      `PAYMENT_SANDBOX_WEBHOOKS must be one of ${webhookBehaviours.join(', ')}, not "${wanted}".`,
    );
  }
  return { kind: 'sandbox', webhooks };
}
