import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  TextQuote,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { LinkForm } from './LinkForm.tsx';
import styles from './RichText.module.css';

interface Format {
  key: 'heading' | 'subheading' | 'bold' | 'italic' | 'bullets' | 'numbers' | 'quote';
  icon: LucideIcon;
  isOn: (editor: Editor) => boolean;
  toggle: (editor: Editor) => void;
}

const formats: Format[] = [
  {
    key: 'heading',
    icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    key: 'subheading',
    icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    key: 'bold',
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    key: 'italic',
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    key: 'bullets',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'numbers',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'quote',
    icon: TextQuote,
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** Buttons that format the selected text. */
export function FormatBar({ editor }: { editor: Editor }) {
  const t = useTranslations('staticPagesAdmin.format');
  const [isLinking, setIsLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: formats.filter(({ isOn }) => isOn(editor)).map(({ key }) => key),
      isLink: editor.isActive('link'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  const undo = () => editor.chain().focus().undo().run();
  const redo = () => editor.chain().focus().redo().run();
  return (
    <div className={styles.bar}>
      <fieldset aria-label={t('title')} className={styles.buttons}>
        {formats.map(({ key, icon, toggle }) => (
          <BarButton
            key={key}
            icon={icon}
            label={t(key)}
            aria-pressed={state.on.includes(key)}
            onClick={() => toggle(editor)}
          />
        ))}
        <BarButton
          icon={Link2}
          label={t('link')}
          aria-pressed={state.isLink}
          aria-expanded={isLinking}
          onClick={() => setIsLinking(!isLinking)}
        />
        <BarButton icon={Undo2} label={t('undo')} aria-disabled={!state.canUndo} onClick={undo} />
        <BarButton icon={Redo2} label={t('redo')} aria-disabled={!state.canRedo} onClick={redo} />
      </fieldset>
      {isLinking && <LinkForm editor={editor} isLink={state.isLink} onClose={() => setIsLinking(false)} />}
    </div>
  );
}

interface ButtonProps extends Omit<React.ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  label: string;
}

/** Keeps the focus in the text: tiptap returns it one frame later, and keys pressed before would reach the button. */
function BarButton({ icon: Icon, label, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      <Icon size={20} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
