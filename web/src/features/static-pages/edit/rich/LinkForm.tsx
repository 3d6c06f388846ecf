import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { TextField } from '../../../../ui/forms/fields/TextField.tsx';
import { linkHref } from './linkHref.ts';
import styles from './RichText.module.css';

interface Props {
  editor: Editor;
  /** Whether the cursor is in a link. */
  isLink: boolean;
  onClose: () => void;
}

/** The target of a link on the selected text. Not a form element, because it is inside one. */
export function LinkForm({ editor, isLink, onClose }: Props) {
  const t = useTranslations('staticPagesAdmin.format');
  const { typed, setTyped, isWrong, set, remove } = useLink({ editor, isLink, onClose });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      onClose();
      editor.commands.focus();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  };
  return (
    <div className={styles.link}>
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        error={isWrong ? t('addressWrong') : undefined}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        autoFocus
      />
      <div className={styles.linkButtons}>
        <Button weight="main" onClick={set}>
          {t('setLink')}
        </Button>
        {isLink && (
          <Button weight="outlined" onClick={remove}>
            {t('removeLink')}
          </Button>
        )}
      </div>
    </div>
  );
}

function useLink({ editor, isLink, onClose }: Props) {
  const [typed, setTyped] = useState<string>(editor.getAttributes('link').href ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const set = () => {
    const href = linkHref(typed);
    setIsWrong(href === null);
    if (href === null) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without a selection, inserts the address itself.
    if (editor.state.selection.empty && !isLink)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return { typed, setTyped, isWrong, set, remove };
}
