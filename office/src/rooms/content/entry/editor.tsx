import { Button } from '@shop/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { ContentEntry, ContentPreview } from '../../../api/types';
import { useChanging } from '../../../app/store';
import { Dialog, FormFailure } from '../../../parts/form';
import { Notice } from '../../../parts/states';
import { useUnsavedChanges } from '../../../parts/unsaved-changes';
import {
  usePreviewEntryMutation,
  usePublishEntryMutation,
  useSaveEntryMutation,
  useUnpublishEntryMutation,
} from '../api';
import { EntryFields, readEntryForm } from './fields';
import { EntryHistory } from './history';
import styles from './entry.module.css';
import { PreviewFrame, ShownEntry } from './preview';

/** The form of an entry. It keeps the opened version when other staff change the entry. */
export function EntryEditor({ entry }: { readonly entry: ContentEntry }) {
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [opened, setOpened] = useState(entry);
  const [notice, setNotice] = useState('');
  const [shown, setShown] = useState<ContentPreview>();
  const [saveEntry, saving] = useSaveEntryMutation();
  const [previewEntry, previewing] = usePreviewEntryMutation();
  const changing = useChanging();
  const { kind, slug, version } = opened;
  const markSaved = useUnsavedChanges(form, version);

  const done = (next: ContentEntry, message: string) => {
    setOpened(next);
    setNotice(message);
  };
  /** Saves the form; undefined when the API rejects it. */
  const save = async (): Promise<ContentEntry | undefined> => {
    setNotice('');
    previewing.reset();
    if (!form.current?.reportValidity()) return undefined;
    const { data } = await saveEntry({ kind, slug, version, fields: readEntryForm(form.current) });
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
    const { data } = await previewEntry({ kind, slug, fields: readEntryForm(form.current) });
    if (data) setShown(data);
  };
  const isOutdated = entry.version > version && !changing;
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
              {/* Remounted after saving, to show the stored texts. */}
              <EntryFields key={version} kind={kind} entry={opened} />
              <FormFailure error={saving.error ?? previewing.error} />
            </form>
            {isOutdated && (
              <p>
                <Button variant="secondary" onClick={() => setOpened(entry)}>
                  {`Load the version saved by ${entry.history[0]?.author ?? 'the shop'}`}
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
              <EntrySteps entry={opened} save={save} onDone={done} />
            </div>
          </div>
          {shown && (
            <PreviewFrame>
              <ShownEntry kind={kind} title={opened.title} fields={shown.fields} photos={shown.photos} />
            </PreviewFrame>
          )}
        </div>
        <EntryHistory entry={entry} opened={opened} onDone={done} />
      </div>
    </>
  );
}

interface EntryStepsProps {
  readonly entry: ContentEntry;
  /** Saves the form; undefined when the API rejects it. */
  readonly save: () => Promise<ContentEntry | undefined>;
  readonly onDone: (entry: ContentEntry, message: string) => void;
}

/** Buttons that publish and unpublish an entry, each with a confirmation. */
function EntrySteps({ entry, save, onDone }: EntryStepsProps) {
  const [asked, setAsked] = useState<'publish' | 'unpublish' | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [publishEntry, publishing] = usePublishEntryMutation();
  const [unpublishEntry, unpublishing] = useUnpublishEntryMutation();
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
    const { data } = await publishEntry({ kind, slug, version });
    if (!data) return;
    onDone(data.data, 'Published. The shop shows it now.');
    close();
  };
  const unpublish = async () => {
    const { kind, slug, version } = entry;
    const { data } = await unpublishEntry({ kind, slug, version });
    if (!data) return;
    onDone(data.data, 'Unpublished. The draft is kept.');
    close();
  };
  return (
    <>
      <Button onClick={() => setAsked('publish')}>Publish</Button>
      {entry.mayBeUnpublished && (
        <Button variant="quiet" onClick={() => setAsked('unpublish')}>
          Unpublish
        </Button>
      )}
      <Dialog
        open={asked === 'publish'}
        title={`Publish ${entry.title}`}
        confirm="Publish"
        busy={isSaving || publishing.isLoading}
        error={publishing.error}
        onClose={close}
        onConfirm={() => void publish()}
      >
        <p>The form will be saved and published immediately.</p>
      </Dialog>
      <Dialog
        open={asked === 'unpublish'}
        title={`Unpublish ${entry.title}`}
        confirm="Unpublish"
        busy={unpublishing.isLoading}
        error={unpublishing.error}
        onClose={close}
        onConfirm={() => void unpublish()}
      >
        <p>Customers will no longer see it. It will stay here as a draft with its history.</p>
      </Dialog>
    </>
  );
}
