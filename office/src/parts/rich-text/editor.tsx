import { Editor } from '@tiptap/core';
import { htmlRules } from '@shop/config/html-rules';
import { Button, SelectField, TextField } from '@shop/ui';
import { useEffect, useId, useReducer, useRef, useState } from 'react';
import { extensions } from './extensions';
import { isLinkAddress, isSameHtml, savedHtml } from './html';
import styles from './rich-text.module.css';

/** Whether the editor keeps everything in a text. */
export function canEdit(html: string): boolean {
  const editor = new Editor({ element: null, injectCSS: false, extensions, content: html });
  const written = editor.getHTML();
  editor.destroy();
  return isSameHtml(html, savedHtml(written));
}

export interface EditorProps {
  readonly label: string;
  readonly hintId: string;
  readonly html: string;
  readonly onChange: (html: string) => void;
}

/** A text with a toolbar. */
export function RichTextEditor({ label, hintId, html, onChange }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const change = useRef(onChange);
  const initial = useRef({ html, label, hintId });
  const [editor, setEditor] = useState<Editor>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    change.current = onChange;
  }, [onChange]);
  useEffect(() => {
    const { html: content, label: name, hintId: describedBy } = initial.current;
    const created = new Editor({
      element: place.current,
      injectCSS: false,
      extensions,
      content,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': name,
          'aria-describedby': describedBy,
        },
      },
      onUpdate: ({ editor: { getHTML } }) => change.current(savedHtml(getHTML.call(created))),
      onTransaction: redraw,
    });
    setEditor(created);
    return () => created.destroy();
  }, []);
  return (
    <div className={styles.editor}>
      {editor && <Toolbar label={label} editor={editor} />}
      <div ref={place} className={styles.text} />
    </div>
  );
}

const styleNames = { p: 'Paragraph', h2: 'Heading', h3: 'Subheading', h4: 'Small heading' } as const;
type StyleName = keyof typeof styleNames;
const levels = { h2: 2, h3: 3, h4: 4 } as const;

const styleOf = (editor: Editor): StyleName =>
  (['h2', 'h3', 'h4'] as const).find((name) => editor.isActive('heading', { level: levels[name] })) ?? 'p';

function setStyle(editor: Editor, name: StyleName): void {
  const chain = editor.chain().focus();
  if (name === 'p') chain.setParagraph().run();
  else chain.setHeading({ level: levels[name] }).run();
}

interface Command {
  readonly label: string;
  /** Name of the mark or node that is active. */
  readonly active?: string;
  run(editor: Editor): void;
}

const commands: readonly Command[] = [
  { label: 'Bold', active: 'bold', run: (editor) => editor.chain().focus().toggleBold().run() },
  {
    label: 'Italic',
    active: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Bulleted list',
    active: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    active: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    active: 'blockquote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { label: 'Undo', run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Redo', run: (editor) => editor.chain().focus().redo().run() },
];

/** Formats the selected text. */
function Toolbar({ label, editor }: { readonly label: string; readonly editor: Editor }) {
  const id = useId();
  const [linking, setLinking] = useState(false);
  return (
    <>
      <div className={styles.toolbar} role="group" aria-label={`Formatting for ${label}`}>
        <SelectField
          label="Style"
          id={id}
          name=""
          className={styles.style}
          value={styleOf(editor)}
          onChange={({ target }) => setStyle(editor, target.value as StyleName)}
        >
          {Object.entries(styleNames).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </SelectField>
        {commands.map(({ label: name, active, run }) => (
          <Button
            key={name}
            variant="quiet"
            aria-pressed={active === undefined ? undefined : editor.isActive(active)}
            onClick={() => run(editor)}
          >
            {name}
          </Button>
        ))}
        <Button
          variant="quiet"
          aria-pressed={editor.isActive('link')}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        >
          Link
        </Button>
      </div>
      {linking && <LinkField editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

/** Sets, changes or removes the link of the selected text. */
function LinkField({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const id = useId();
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const set = () => {
    const href = address.trim();
    if (!isLinkAddress(href, htmlRules.schemes)) {
      setError('Enter a URL that starts with https://, mailto:, tel: or /.');
      return;
    }
    if (editor.state.selection.empty && !editor.isActive('link')) {
      const text = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
      editor.chain().focus().insertContent(text).run();
    } else {
      chain().setLink({ href }).run();
    }
    onDone();
  };
  return (
    <div className={styles.link}>
      <TextField
        label="Link URL"
        id={id}
        name=""
        ref={field}
        autoComplete="off"
        value={address}
        error={error}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
      <Button variant="secondary" onClick={set}>
        Set link
      </Button>
      {editor.isActive('link') && (
        <Button
          variant="quiet"
          onClick={() => {
            chain().unsetLink().run();
            onDone();
          }}
        >
          Remove link
        </Button>
      )}
    </div>
  );
}
