import { Button, Spinner, TextAreaField } from '@shop/ui';
import { useEffect, useId, useState } from 'react';
import type { canEdit, RichTextEditor } from './editor';
import styles from './rich-text.module.css';

interface EditorModule {
  readonly canEdit: typeof canEdit;
  readonly RichTextEditor: typeof RichTextEditor;
}

/** Loads the editor; null when it cannot be loaded, so that the text is edited as HTML. */
function useEditorModule(): EditorModule | null | undefined {
  const [module, setModule] = useState<EditorModule | null>();
  useEffect(() => {
    let isOpen = true;
    const load = async () => {
      const loaded = await import('./editor').catch(() => null);
      if (isOpen) setModule(loaded);
    };
    void load();
    return () => {
      isOpen = false;
    };
  }, []);
  return module;
}

interface RichTextFieldProps {
  readonly label: string;
  /** Name of the form field, whose value is HTML. */
  readonly name: string;
  readonly rows: number;
  readonly maxLength: number;
  readonly defaultValue: string | undefined;
}

const hints = {
  text: 'Formatting that the shop does not allow is removed.',
  html: 'HTML; unsafe markup is removed.',
  unsupported:
    'This text contains HTML that the editor does not support, so it is shown as HTML. Unsafe markup is removed.',
  unloaded: 'The editor could not be loaded, so the text is shown as HTML. Unsafe markup is removed.',
} as const;

/** A long text: an editor for what the shop allows, and a view of its HTML. */
export function RichTextField({ label, name, rows, maxLength, defaultValue = '' }: RichTextFieldProps) {
  const id = useId();
  const module = useEditorModule();
  const [html, setHtml] = useState(defaultValue);
  const [view, setView] = useState<'text' | 'html'>('text');
  const [reason, setReason] = useState<'html' | 'unsupported'>('html');
  const [checked, setChecked] = useState<EditorModule>();
  if (module && checked !== module) {
    // Checked once, when the editor is loaded.
    setChecked(module);
    if (!module.canEdit(html)) {
      setReason('unsupported');
      setView('html');
    }
  }
  if (module === null || view === 'html') {
    const showText = () => {
      if (!module?.canEdit(html)) return setReason('unsupported');
      setReason('html');
      return setView('text');
    };
    return (
      <div className={styles.field}>
        <TextAreaField
          label={label}
          name={name}
          hint={module === null ? hints.unloaded : hints[reason]}
          rows={rows}
          maxLength={maxLength}
          value={html}
          onChange={({ target }) => setHtml(target.value)}
          className={styles.html}
        />
        {module && (
          <div>
            <Button variant="quiet" aria-label={`Edit as text: ${label}`} onClick={showText}>
              Edit as text
            </Button>
          </div>
        )}
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <input type="hidden" name={name} value={html} />
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <p id={id} className={styles.hint}>
        {hints.text}
      </p>
      {module ? (
        <module.RichTextEditor label={label} hintId={id} html={html} onChange={setHtml} />
      ) : (
        <Spinner label={`Loading the editor for ${label}…`} />
      )}
      <div>
        <Button
          variant="quiet"
          aria-label={`Edit as HTML: ${label}`}
          onClick={() => {
            setReason('html');
            setView('html');
          }}
        >
          Edit as HTML
        </Button>
      </div>
    </div>
  );
}
