import { logFailures } from '../../../platform/jobs/log-failures';
import type { SandboxContext } from './sandbox-context';
import { deliverWebhooks } from './webhook-sender';

export interface SendingWebhooks {
  /** Sends what is due without waiting for the next look. */
  soon(): void;
  /** Stops looking and waits for what is under way. */
  stop(): Promise<void>;
}

/** Looks for webhooks that are due every second, and whenever asked; one look at a time. */
export function startSending(context: SandboxContext, everyMs = 1_000): SendingWebhooks {
  let running: Promise<void> | null = null;
  let stopped = false;
  const deliver = logFailures(
    () => deliverWebhooks(context),
    context.log,
    'the sandbox could not read its webhooks',
  );
  const look = () => {
    if (stopped || running) return;
    running = deliver().finally(() => (running = null));
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  look();
  return {
    soon: () => setImmediate(look),
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
