import type { Clock } from '../../../platform/jobs/clock';
import type { Log } from '../../../platform/logging/log';
import type { WebhookBehaviour } from '../settings';
import type { SandboxStore } from './store';
import type { SandboxAccount } from './tables';

/** How the sandbox misbehaves; tests turn these while it runs. */
export interface SandboxFaults {
  webhooks: WebhookBehaviour;
  /** Milliseconds a webhook is late under `delay`. */
  delayMs: number;
  /** How often each webhook comes under `repeat`. */
  copies: number;
  /** True while no call of the REST API gets a response. */
  down: boolean;
  /** How many of the next calls are carried out without their response arriving. */
  loseReplies: number;
}

/** The context of the sandbox's modules. */
export interface SandboxContext {
  readonly store: SandboxStore;
  readonly account: SandboxAccount;
  readonly clock: Clock;
  readonly log: Log;
  readonly faults: SandboxFaults;
  /** Where the API listens, `http://127.0.0.1:3000`; known once it does. */
  readonly origin: () => string;
  /** Called after a change that has webhooks to send. */
  readonly changed: () => void;
}
