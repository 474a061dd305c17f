import { Button } from '@shop/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { ContentPiece, ContentPreview } from '../../../api/types';
import { useChanging } from '../../../app/store';
import { FormFailure } from '../../../parts/form-failure';
import { Notice } from '../../../parts/notice';
import { useUnsavedChanges } from '../../../parts/unsaved-changes';
import { usePreviewPieceMutation, useSavePieceMutation } from '../api';
import { PreviewFrame } from './preview';
import { ShownPiece } from './shown-piece';
import { PieceFields } from './fields';
import { PieceHistory } from './history';
import { PieceSteps } from './steps';
import styles from './piece.module.css';
import { readPieceForm } from './read-form';

/** The form of a piece as it was opened: what others change meanwhile does not come into it. */
export function PieceEditor({ piece }: { readonly piece: ContentPiece }) {
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [opened, setOpened] = useState(piece);
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState<ContentPreview>();
  const [savePiece, saving] = useSavePieceMutation();
  const [previewPiece, previewing] = usePreviewPieceMutation();
  const changing = useChanging();
  const { kind, slug, version } = opened;
  const markSaved = useUnsavedChanges(form, version);

  const done = (next: ContentPiece, words: string) => {
    setOpened(next);
    setSaid(words);
  };
  /** Saves what the form says; undefined when it is refused. */
  const save = async (): Promise<ContentPiece | undefined> => {
    setSaid('');
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
    if (saved) setSaid('The draft is saved. The shop shows it once it is published.');
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
      <Notice>{said}</Notice>
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
              {/* Made anew from what was saved: texts come back as they are stored. */}
              <PieceFields key={version} kind={kind} piece={opened} />
              <FormFailure error={saving.error ?? previewing.error} />
            </form>
            {isOld && (
              <p>
                <Button variant="secondary" onClick={() => setOpened(piece)}>
                  {`Start again from what ${piece.history[0]?.author ?? 'the shop'} saved`}
                </Button>
              </p>
            )}
            {/* Outside of the form: dialogs have forms of their own. */}
            <div className={styles.buttons}>
              <Button type="submit" form={formId} variant="secondary" busy={saving.isLoading}>
                Save the draft
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
