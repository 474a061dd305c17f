import type { PageRelease } from '@shop/contracts';
import { createRoot } from 'react-dom/client';
import type { PageEvent, PageEvents } from '../../federation/page-events';
import { ConnectionContext, type PageConnection } from '../offline/connection';
import { StaffPanel } from './staff-panel';
import { browserStaffPort } from './versions';

/**
 * Adds the staff panel to the open page, in a separate root: documents are the same for everybody, so the page's root hydrates
 * without it. Only the server decides whether a browser belongs to staff.
 */
export function openStaffPanel(
  release: PageRelease,
  events: Pick<PageEvents, 'listen'>,
  connection: PageConnection,
): void {
  const past: PageEvent[] = [];
  events.listen((event) => past.push(event));
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <ConnectionContext value={connection}>
      <StaffPanel release={release} events={past} port={browserStaffPort} />
    </ConnectionContext>,
  );
}
