import type { PageRelease } from '@shop/contracts';
import { SidePanel } from '@shop/ui';
import { useState } from 'react';
import type { PageEvent } from '../../federation/page-events';
import styles from './staff-panel.module.css';
import type { StaffPort } from './staff-port';
import { StaffVersionsView } from './staff-versions-view';

interface Props {
  readonly release: PageRelease;
  /** All that has happened to the page's remotes. */
  readonly events: readonly PageEvent[];
  readonly port: StaffPort;
}

/** A tab at the edge of the window, for staff, that opens a panel: which versions this page runs, and why. */
export function StaffPanel(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <aside aria-label="Staff">
      <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Staff
      </button>
      <SidePanel open={open} onClose={() => setOpen(false)} title="Versions of this page">
        <StaffVersionsView {...props} />
      </SidePanel>
    </aside>
  );
}
