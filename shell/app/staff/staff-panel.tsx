import { dateFormatter } from '@shop/config/dates';
import type { PageRelease } from '@shop/contracts';
import { Button, SidePanel, Spinner } from '@shop/ui';
import { useState } from 'react';
import type { PageEvent } from '../../federation/page-events';
import { useConnection } from '../offline/connection';
import { ChooseVersions } from './choose-versions';
import { type StaffPort, useVersions } from './versions';
import styles from './staff-panel.module.css';

/** URL that clears the staff cookies and responds with the home page. */
const leave = '/registry/v1/staff?pass=off';

const failures = {
  offline: 'There is no network just now. This page keeps the versions that it has.',
  failed: 'The shop did not report the versions of this browser.',
} as const;

const formatDay = dateFormatter({ day: 'numeric', month: 'long' });

function PassOver() {
  return (
    <div className={styles.stack}>
      <p role="alert">
        <strong>This browser is no longer marked as staff.</strong> It gets the public versions. Ask
        operations for a new staff link, and open it in this browser.
      </p>
      <a className={styles.leave} href={leave}>
        Remove the staff button
      </a>
    </div>
  );
}

interface StaffVersionsViewProps {
  readonly release: PageRelease;
  readonly events: readonly PageEvent[];
  readonly port: StaffPort;
}

/** The content of the staff panel, which is fetched whenever the panel opens. */
function StaffVersionsView({ release, events, port }: StaffVersionsViewProps) {
  const { found, busy, retry } = useVersions(port);
  const { offline } = useConnection();
  if (!found) return <Spinner label="Loading the versions of this browser" />;
  if (found.state === 'over') return <PassOver />;
  if (found.state !== 'ready') {
    return (
      <div key="failed" className={styles.stack}>
        <p role="alert">{failures[offline ? 'offline' : 'failed']}</p>
        <Button variant="secondary" busy={busy} onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  const { versions } = found;
  return (
    <div key="ready" className={styles.stack}>
      <p>
        Release <strong>{release.seq}</strong> of <strong>{release.env}</strong>. This browser is marked as
        staff until <span>{formatDay(versions.until)}</span>.
      </p>
      {versions.seq !== release.seq && (
        <p className={styles.note}>
          Release <span>{versions.seq}</span> went live after this page was opened. The versions below are of
          that release. Reload the page to use it.
        </p>
      )}
      <ChooseVersions release={release} events={events} versions={versions} port={port} />
      <a className={styles.leave} href={leave}>
        Leave staff mode
      </a>
    </div>
  );
}

interface StaffPanelProps {
  readonly release: PageRelease;
  /** The events of the page's remotes. */
  readonly events: readonly PageEvent[];
  readonly port: StaffPort;
}

/** A tab at the edge of the window that opens the staff panel: the versions of this page, and why it has them. */
export function StaffPanel(props: StaffPanelProps) {
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
