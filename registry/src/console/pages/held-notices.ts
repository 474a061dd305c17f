import type { HealthOfRemote } from '@shop/contracts/registry';
import { markup, type Piece } from '../markup';

/** Failed sessions that are not evidence from which the console shows them: a few are from shoppers on their first visit. */
const shownFrom = 20;

const count = (of: number, one: string, many: string) => `${of} ${of === 1 ? one : many}`;

/** A notice for each version of which many failures are reported that do not count. */
export const heldNotices = (held: HealthOfRemote['held'] = []): Piece =>
  held
    .filter(({ sessions }) => sessions >= shownFrom)
    .map(
      ({ version, sessions, networks }) => markup`<div class="notice cold">
    <p><strong>${sessions} failed sessions of ${version} are not counted.</strong> They were reported in the last hour, from ${count(networks, 'network', 'networks')}. Open the shop with ${version}: if it works, the reports are forged and nothing else is to be done; if it fails, roll it back.</p>
  </div>`,
    );
