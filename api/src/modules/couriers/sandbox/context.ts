import type { Clock } from '../../../platform/jobs/clock';
import type { Log } from '../../../platform/logging/logger';
import type { WebhookBehaviour } from '../../../platform/webhooks/behaviours';
import type { CourierSandboxStore } from './store';

/** Path of the sandbox courier's page on the shop's origin. */
export const sandboxCourierPath = '/sandbox/courier';

/** Faults of the sandbox courier; tests change these while it runs. */
export interface CourierSandboxFaults {
  webhooks: WebhookBehaviour;
  /** Delay of webhooks under `delay` and of every second one under `reorder`, in ms. */
  delayMs: number;
  /** Number of copies of each webhook under `repeat`. */
  copies: number;
  /** True while the courier does not respond. */
  down: boolean;
  /** Number of further calls that are processed but whose response is lost. */
  loseReplies: number;
}

/** The context of the sandbox courier's modules. */
export interface CourierSandboxContext {
  readonly store: CourierSandboxStore;
  readonly secret: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly faults: CourierSandboxFaults;
  /** The shop's origin, `http://127.0.0.1:3000`; known once it listens. */
  readonly origin: () => string;
  /** Called after a change with webhooks to send. */
  readonly changed: () => void;
}
