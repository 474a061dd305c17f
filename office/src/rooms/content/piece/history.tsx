import { Button } from '@shop/ui';
import { useState } from 'react';
import type { ContentPiece, ContentStep } from '../../../api/types';
import { formatMoment } from '../../../parts/text';
import { Dialog } from '../../../parts/form';
import { useRestorePieceMutation } from '../api';
import { actions } from '../kinds';
import styles from './piece.module.css';

interface PieceHistoryProps {
  readonly piece: ContentPiece;
  /** As the form has it open; undefined for whoever may not change it. */
  readonly opened?: ContentPiece;
  readonly onDone?: (piece: ContentPiece, words: string) => void;
}

const wordsOf = ({ action, restoredFrom }: ContentStep) =>
  restoredFrom === null ? actions[action] : `${actions[action]} from version ${restoredFrom}`;

/** What was done with a piece and by whom, the latest first; an earlier version can become the draft again. */
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
    onDone?.(data.data, `Version ${from} is the draft again. Publish it to show it in the shop.`);
    close();
  };
  return (
    <section className={styles.history} aria-labelledby="content-history">
      <h2 id="content-history">History</h2>
      {piece.history.length === 0 ? (
        <p>No keeper has changed this yet.</p>
      ) : (
        <ol className={styles.steps}>
          {piece.history.map((step) => (
            <li key={step.version}>
              <strong>{`${step.version}. ${wordsOf(step)}`}</strong>
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
        confirm="Restore it"
        busy={restoring.isLoading}
        error={restoring.error}
        onClose={close}
        onConfirm={() => void restore()}
      >
        <p>
          It becomes the draft, in place of what the form says. The shop shows what it shows until the draft
          is published.
        </p>
      </Dialog>
    </section>
  );
}
