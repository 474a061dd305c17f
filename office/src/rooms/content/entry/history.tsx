import { Button } from '@shop/ui';
import { useState } from 'react';
import type { ContentEntry, ContentStep } from '../../../api/types';
import { Dialog } from '../../../parts/form';
import { formatMoment } from '../../../parts/text';
import { useRestoreEntryMutation } from '../api';
import { actions } from '../kinds';
import styles from './entry.module.css';

interface EntryHistoryProps {
  readonly entry: ContentEntry;
  /** The version in the form; undefined for staff who may not change it. */
  readonly opened?: ContentEntry;
  readonly onDone?: (entry: ContentEntry, message: string) => void;
}

const labelOf = ({ action, restoredFrom }: ContentStep) =>
  restoredFrom === null ? actions[action] : `${actions[action]} from version ${restoredFrom}`;

/** The versions of an entry, latest first; an earlier one can be restored as the draft. */
export function EntryHistory({ entry, opened, onDone }: EntryHistoryProps) {
  const [from, setFrom] = useState<number | null>(null);
  const [restoreEntry, restoring] = useRestoreEntryMutation();
  const close = () => {
    setFrom(null);
    restoring.reset();
  };
  const restore = async () => {
    if (!opened || from === null) return;
    const { kind, slug, version } = opened;
    const { data } = await restoreEntry({ kind, slug, version, from });
    if (!data) return;
    onDone?.(data.data, `Version ${from} restored as the draft. Publish it to show it in the shop.`);
    close();
  };
  return (
    <section className={styles.history} aria-labelledby="content-history">
      <h2 id="content-history">History</h2>
      {entry.history.length === 0 ? (
        <p>No changes yet.</p>
      ) : (
        <ol className={styles.steps}>
          {entry.history.map((step) => (
            <li key={step.version}>
              <strong>{`${step.version}. ${labelOf(step)}`}</strong>
              <div className={styles.quiet}>{`${formatMoment(step.at)}, ${step.author ?? 'the shop'}`}</div>
              {opened && step.version < entry.version && (
                <Button
                  variant="quiet"
                  aria-label={`Restore version ${step.version}`}
                  onClick={() => setFrom(step.version)}
                >
                  Restore
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <Dialog
        open={from !== null}
        title={`Restore version ${from ?? ''}`}
        confirm="Restore"
        busy={restoring.isLoading}
        error={restoring.error}
        onClose={close}
        onConfirm={() => void restore()}
      >
        <p>
          This version will replace the current draft and any unsaved changes. The shop will not change until
          you publish it.
        </p>
      </Dialog>
    </section>
  );
}
