import { sessionStorageOrNull } from '../../paint/session-storage';
import { whenLoaded } from '../../paint/scheduling';

/** Stages of a visit that the API counts. */
export type VisitStage = 'visit' | 'product' | 'cart' | 'checkout';

type Reached = Exclude<VisitStage, 'visit'>;

/** Stages reached in this page, for telemetry. The server counts payments and orders. */
export const reached = new Set<Reached>();

let onReached: () => void = () => undefined;

/** Sets the listener that is called when the shopper reaches another stage in this page. */
export function listenForStages(listener: () => void): void {
  onReached = listener;
}

const storageKey = 'counted';
const waiting = new Set<VisitStage>();
/** For a browser without session storage. */
const counted = new Set<string>();

/** Records the stage in the tab. Returns false if this visit already reached it. */
function isNew(stage: VisitStage): boolean {
  const storage = sessionStorageOrNull();
  try {
    storage
      ?.getItem(storageKey)
      ?.split(' ')
      .forEach((one) => counted.add(one));
  } catch {
    // The storage is blocked: each page of the visit counts.
  }
  if (counted.has(stage)) return false;
  counted.add(stage);
  try {
    storage?.setItem(storageKey, [...counted].join(' '));
  } catch {
    // The storage is full: this page still counts the stage once.
  }
  return true;
}

function send(): void {
  const stages = [...waiting];
  waiting.clear();
  // Without cookies, because the shop counts visits, not shoppers. A visit whose report is lost is not counted.
  void fetch('/api/v1/visits', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stages }),
  }).catch(() => undefined);
}

/** Counts a stage once per visit and reports it when the page is idle. A visit is one tab. */
export function countVisit(stage: VisitStage): void {
  if (stage !== 'visit' && !reached.has(stage)) {
    reached.add(stage);
    onReached();
  }
  if (!isNew(stage)) return;
  waiting.add(stage);
  if (waiting.size === 1) whenLoaded(send);
}
