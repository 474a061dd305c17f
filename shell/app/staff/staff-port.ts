import { askVersions, type FoundVersions } from './ask-versions';
import type { Timing } from './load-times';

/** The browser as the staff panel needs it. */
export interface StaffPort {
  /** Never rejects. */
  ask(): Promise<FoundVersions>;
  /** Requests an address as a new document: the versions of a page never change while it is open. */
  go(href: string): void;
  /** What the page has loaded so far. */
  timings(): readonly Timing[];
}

export const browserStaffPort: StaffPort = {
  ask: askVersions,
  go: (href) => location.assign(href),
  timings: () => performance.getEntriesByType('resource') as PerformanceResourceTiming[],
};
