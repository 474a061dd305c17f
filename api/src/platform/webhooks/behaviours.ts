/** Faults of a sandbox's webhooks; `normal` sends each once, immediately and in order. */
export const webhookBehaviours = ['normal', 'delay', 'repeat', 'reorder', 'forge', 'drop'] as const;

export type WebhookBehaviour = (typeof webhookBehaviours)[number];

/** Reads a behaviour from the variable of that name. Throws an operator-facing error for an unknown one. */
export function readBehaviour(name: string, text: string | undefined): WebhookBehaviour {
  const wanted = text || 'normal';
  const known = webhookBehaviours.find((behaviour) => behaviour === wanted);
  if (!known) throw new Error(`${name} must be one of ${webhookBehaviours.join(', ')}, not "${wanted}".`);
  return known;
}

/** The rule of a variable with a behaviour. */
export const behaviourRule = {
  wanted: `one of ${webhookBehaviours.join(', ')}`,
  accepts: (text: string) => webhookBehaviours.some((behaviour) => behaviour === text),
} as const;
