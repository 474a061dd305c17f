import { Button } from '@shop/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { ContentPiece, ContentPreview } from '../../../api/types';
import { useChanging } from '../../../app/store';
import { Dialog, FormFailure } from '../../../parts/form';
import { Notice } from '../../../parts/states';
import { useUnsavedChanges } from '../../../parts/unsaved-changes';
import {
  usePreviewPieceMutation,
  usePublishPieceMutation,
  useSavePieceMutation,
  useUnpublishPieceMutation,
} from '../api';
import { PieceFields, readPieceForm } from './fields';
import { PieceHistory } from './history';
import styles from './piece.module.css';
import { PreviewFrame, ShownPiece } from './preview';

/** The form of a piece as it was opened; changes by others do not alter it. */
export function PieceEditor({ piece }: { readonly piece: ContentPiece }) {
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [opened, setOpened] = useState(piece);
  const [notice, setNotice] = useState('');
  const [shown, setShown] = useState<ContentPreview>();
  const [savePiece, saving] = useSavePieceMutation();
  const [previewPiece, previewing] = usePreviewPieceMutation();
  const changing = useChanging();
  const { kind, slug, version } = opened;
  const markSaved = useUnsavedChanges(form, version);

  const done = (next: ContentPiece, message: string) => {
    setOpened(next);
    setNotice(message);
  };
  /** Saves the form; undefined when the API rejects it. */
  const save = async (): Promise<ContentPiece | undefined> => {
    setNotice('');
    previewing.reset();
    if (!form.current?.reportValidity()) return undefined;
    const { data } = await savePiece({ kind, slug, version, fields: readPieceForm(form.current) });
    if (!data) return undefined;
    markSaved();
    setOpened(data.data);
    return data.data;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const saved = await save();
    if (saved) setNotice('Draft saved. The shop shows it after you publish it.');
  };
  const preview = async () => {
    if (!form.current) return;
    saving.reset();
    const { data } = await previewPiece({ kind, slug, fields: readPieceForm(form.current) });
    if (data) setShown(data);
  };
  const isOld = piece.version > version && !changing;
  return (
    <>
      <Notice>{notice}</Notice>
      <div className={styles.columns}>
        <div className={styles.writing}>
          <div className={styles.form}>
            <form
              ref={form}
              id={formId}
              className={styles.fields}
              aria-label={opened.title}
              onSubmit={(event) => void submit(event)}
            >
              {/* Rendered again after saving, to show the texts as they are stored. */}
              <PieceFields key={version} kind={kind} piece={opened} />
              <FormFailure error={saving.error ?? previewing.error} />
            </form>
            {isOld && (
              <p>
                <Button variant="secondary" onClick={() => setOpened(piece)}>
                  {`Load the version saved by ${piece.history[0]?.author ?? 'the shop'}`}
                </Button>
              </p>
            )}
            {/* Outside the form, because dialogs contain forms. */}
            <div className={styles.buttons}>
              <Button type="submit" form={formId} variant="secondary" busy={saving.isLoading}>
                Save draft
              </Button>
              <Button variant="secondary" busy={previewing.isLoading} onClick={() => void preview()}>
                Preview
              </Button>
              <PieceSteps piece={opened} save={save} onDone={done} />
            </div>
          </div>
          {shown && (
            <PreviewFrame>
              <ShownPiece kind={kind} title={opened.title} fields={shown.fields} photos={shown.photos} />
            </PreviewFrame>
          )}
        </div>
        <PieceHistory piece={piece} opened={opened} onDone={done} />
      </div>
    </>
  );
}

interface PieceStepsProps {
  readonly piece: ContentPiece;
  /** Saves the form; undefined when the API rejects it. */
  readonly save: () => Promise<ContentPiece | undefined>;
  readonly onDone: (piece: ContentPiece, message: string) => void;
}

/** Buttons that publish and unpublish a piece, each with a confirmation. */
function PieceSteps({ piece, save, onDone }: PieceStepsProps) {
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
    // The form shows why it was rejected.
    if (!saved) return close();
    const { kind, slug, version } = saved;
    const { data } = await publishPiece({ kind, slug, version });
    if (!data) return;
    onDone(data.data, 'Published. The shop shows it now.');
    close();
  };
  const unpublish = async () => {
    const { kind, slug, version } = piece;
    const { data } = await unpublishPiece({ kind, slug, version });
    if (!data) return;
    onDone(data.data, 'Unpublished. The draft is kept.');
    close();
  };
  return (
    <>
      <Button onClick={() => setAsked('publish')}>Publish</Button>
      {piece.mayBeUnpublished && (
        <Button variant="quiet" onClick={() => setAsked('unpublish')}>
          Unpublish
        </Button>
      )}
      <Dialog
        open={asked === 'publish'}
        title={`Publish ${piece.title}`}
        confirm="Publish"
        busy={isSaving || publishing.isLoading}
        error={publishing.error}
        onClose={close}
        onConfirm={() => void publish()}
      >
        <p>The form is saved and published immediately.</p>
      </Dialog>
      <Dialog
        open={asked === 'unpublish'}
        title={`Unpublish ${piece.title}`}
        confirm="Unpublish"
        busy={unpublishing.isLoading}
        error={unpublishing.error}
        onClose={close}
        onConfirm={() => void unpublish()}
      >
        <p>Customers can no longer see it. It stays here as a draft with its history.</p>
      </Dialog>
    </>
  );
}
