import { Button } from '@shop/ui';
import { useState } from 'react';
import type { ContentPiece } from '../../../api/types';
import { Dialog } from '../../../parts/form';
import { usePublishPieceMutation, useUnpublishPieceMutation } from '../api';

interface PieceStepsProps {
  readonly piece: ContentPiece;
  /** Saves what the form says; undefined when it is refused. */
  readonly save: () => Promise<ContentPiece | undefined>;
  readonly onDone: (piece: ContentPiece, words: string) => void;
}

/** Publishing what the form says, and taking it out of the shop again; each after a question. */
export function PieceSteps({ piece, save, onDone }: PieceStepsProps) {
  const [asked, setAsked] = useState<'publish' | 'unpublish' | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [publishPiece, publishing] = usePublishPieceMutation();
  const [unpublishPiece, unpublishing] = useUnpublishPieceMutation();
  const close = () => {
    setAsked(null);
    publishing.reset();
    unpublishing.reset();
  };
  const publish = async () => {
    setIsSaving(true);
    const saved = await save();
    setIsSaving(false);
    // Why it was refused stands at the form.
    if (!saved) return close();
    const { kind, slug, version } = saved;
    const { data } = await publishPiece({ kind, slug, version });
    if (!data) return;
    onDone(data.data, 'Published. The shop shows it at once.');
    close();
  };
  const unpublish = async () => {
    const { kind, slug, version } = piece;
    const { data } = await unpublishPiece({ kind, slug, version });
    if (!data) return;
    onDone(data.data, 'The shop shows it no more. The draft stays here.');
    close();
  };
  return (
    <>
      <Button onClick={() => setAsked('publish')}>Publish</Button>
      {piece.mayBeUnpublished && (
        <Button variant="quiet" onClick={() => setAsked('unpublish')}>
          Take it out of the shop
        </Button>
      )}
      <Dialog
        open={asked === 'publish'}
        title={`Publish ${piece.title}`}
        confirm="Publish it"
        busy={isSaving || publishing.isLoading}
        error={publishing.error}
        onClose={close}
        onConfirm={() => void publish()}
      >
        <p>What the form says is saved, and every shopper sees it at once.</p>
      </Dialog>
      <Dialog
        open={asked === 'unpublish'}
        title={`Take ${piece.title} out of the shop`}
        confirm="Take it out"
        busy={unpublishing.isLoading}
        error={unpublishing.error}
        onClose={close}
        onConfirm={() => void unpublish()}
      >
        <p>Shoppers do not find it any more. It stays here as a draft, with its history.</p>
      </Dialog>
    </>
  );
}
