import { Button } from '@shop/ui';
import { useState } from 'react';
import type { ContentPiece, ContentStep } from '../../../api/types';
import { Dialog } from '../../../parts/form';
import { formatMoment } from '../../../parts/text';
import { useRestorePieceMutation } from '../api';
import { actions } from '../kinds';
import styles from './piece.module.css';

interface PieceHistoryProps {
  readonly piece: ContentPiece;
  /** The version in the form; undefined for staff who may not change it. */
  readonly opened?: ContentPiece;
  readonly onDone?: (piece: ContentPiece, message: string) => void;
}

const labelOf = ({ action, restoredFrom }: ContentStep) =>
  restoredFrom === null ? actions[action] : `${actions[action]} from version ${restoredFrom}`;

/** The versions of a piece, the latest first; an earlier one can be restored as the draft. */
export function PieceHistory({ piece, opened, onDone }: PieceHistoryProps) {
  const [from, setFrom] = useState<number | null>(null);
  const [restorePiece, restoring] = useRestorePieceMutation();
  const close = () => {
    setFrom(null);
    restoring.reset();
  };
  const restore = async () => {
    if (!opened || from === null) return;
    const { kind, slug, version } = opened;
    const { data } = await restorePiece({ kind, slug, version, from });
    if (!data) return;
    onDone?.(data.data, `Version ${from} restored as the draft. Publish it to show it in the shop.`);
    close();
  };
  return (
    <section className={styles.history} aria-labelledby="content-history">
      <h2 id="content-history">History</h2>
      {piece.history.length === 0 ? (
        <p>No changes yet.</p>
      ) : (
        <ol className={styles.steps}>
          {piece.history.map((step) => (
            <li key={step.version}>
              <strong>{`${step.version}. ${labelOf(step)}`}</strong>
              <div className={styles.quiet}>{`${formatMoment(step.at)}, ${step.author ?? 'the shop'}`}</div>
              {opened && step.version < piece.version && (
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
          It replaces the current draft and the form. The shop does not change until you publish the draft.
        </p>
      </Dialog>
    </section>
  );
}
