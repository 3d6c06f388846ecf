import '../../../../browser/polyfills.ts';

import { Node } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId, useRef } from 'react';
import fieldStyles from '../../../../ui/forms/fields/Field.module.css';
import textStyles from '../../StaticText.module.css';
import { FormatBar } from './FormatBar.tsx';
import { plainItems } from './plainItems.ts';
import styles from './RichText.module.css';

interface Props {
  name: string;
  label: string;
  /** HTML. */
  value: string;
  error: string | undefined;
  lang: string;
  onChange: (html: string) => void;
}

/** Lists of terms and definitions. The privacy policy contains one, and the editor must not lose it. */
const TermList = Node.create({
  name: 'termList',
  group: 'block',
  content: '(term | meaning)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: () => ['dl', 0],
});

const Term = Node.create({
  name: 'term',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: () => ['dt', 0],
});

const Meaning = Node.create({
  name: 'meaning',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: () => ['dd', 0],
});

/** The elements that a static page may contain. The server removes all others (cleanHtml.ts). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    ...{ code: false, codeBlock: false, strike: false, underline: false, trailingNode: false },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
  TermList,
  Term,
  Meaning,
];

/** An editor for text with headings, lists, and links. */
export function RichText(props: Props) {
  const { label, error } = props;
  const errorId = `${useId()}-error`;
  const editor = useTextEditor(props, errorId);
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label}>{label}</span>
      <div className={styles.frame}>
        <FormatBar editor={editor} />
        <EditorContent editor={editor} />
      </div>
      {error && (
        <p id={errorId} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Reports typed text as HTML. Shows a value that came from outside: a newer or restored version. */
function useTextEditor({ name, label, value, error, lang, onChange }: Props, errorId: string) {
  const reported = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    // The content security policy forbids style sheets that a script adds.
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
        ...(error ? { 'aria-invalid': 'true', 'aria-describedby': errorId } : {}),
      }),
    },
  });
  useEffect(() => {
    if (reported.current === value) return;
    reported.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}
