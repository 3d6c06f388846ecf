import '../../../../browser/polyfills.ts';

import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId, useRef } from 'react';
import fieldStyles from '../../../../ui/forms/fields/Field.module.css';
import textStyles from '../../HtmlText.module.css';
import { FormatBar } from './FormatBar.tsx';
import { plainItems } from './plainItems.ts';
import styles from './RichText.module.css';
import { termNodes } from './termNodes.ts';

interface Props {
  name: string;
  label: string;
  /** HTML. */
  value: string;
  error: string | undefined;
  lang: string;
  onChange: (html: string) => void;
}

/** The elements that a static page may contain. The server removes all others (cleanHtml.ts). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    ...{ code: false, codeBlock: false, strike: false, underline: false, trailingNode: false },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
  ...termNodes,
];

/** A text with headings, lists and links, to be written as it will look. */
export function RichText({ name, label, value, error, lang, onChange }: Props) {
  const id = useId();
  const reported = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    // The strict policy of the pages lets no style sheet in from a script.
    injectCSS: false,
    onUpdate: ({ editor: written }) => {
      reported.current = written.isEmpty ? '' : plainItems(written.getHTML());
      onChange(reported.current);
    },
    editorProps: {
      attributes: () => ({
        class: `${textStyles.text} ${styles.text}`,
        lang,
        // The name lets the form focus this field on an error.
        name,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(error ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` } : {}),
      }),
    },
  });
  useEffect(() => {
    // The text came from outside: a newer or restored version.
    if (reported.current === value) return;
    reported.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label}>{label}</span>
      <div className={styles.frame}>
        <FormatBar editor={editor} />
        <EditorContent editor={editor} />
      </div>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
