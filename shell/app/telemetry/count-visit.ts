import { sessionStorageOrNull } from '../../paint/session-storage';
import { whenLoaded } from '../../paint/scheduling';

/** The stages of a visit, as the API counts them. */
export type VisitStage = 'visit' | 'product' | 'cart' | 'checkout';

type Reached = Exclude<VisitStage, 'visit'>;

/** How far the shopper has come in this page, for its reports. Payments and orders are counted by the shop. */
export const reached = new Set<Reached>();

let onReached: () => void = () => undefined;

/** Calls back when the shopper has come further in this page. */
export function listenForStages(listener: () => void): void {
  onReached = listener;
}

const storageKey = 'counted';
const waiting = new Set<VisitStage>();
/** For a browser without session storage. */
const counted = new Set<string>();

/** Notes the stage in the tab; false when this visit has come there before. */
function isNew(stage: VisitStage): boolean {
  const storage = sessionStorageOrNull();
  storage
    ?.getItem(storageKey)
    ?.split(' ')
    .forEach((one) => counted.add(one));
  if (counted.has(stage)) return false;
  counted.add(stage);
  try {
    storage?.setItem(storageKey, [...counted].join(' '));
  } catch {
    // The tab's storage is full: this page still counts it once.
  }
  return true;
}

function send(): void {
  const stages = [...waiting];
  waiting.clear();
  // Without cookies: the shop counts visits, not shoppers. A lost report is one visit less.
  void fetch('/api/v1/visits', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stages }),
  }).catch(() => undefined);
}

/** Counts, once a visit, that a shopper has come so far; reported when the page is idle. A visit is one tab. */
export function countVisit(stage: VisitStage): void {
  if (stage !== 'visit' && !reached.has(stage)) {
    reached.add(stage);
    onReached();
  }
  if (!isNew(stage)) return;
  waiting.add(stage);
  if (waiting.size === 1) whenLoaded(send);
}
