import type { RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { MessagesProvider } from '../../i18n/messages/lazyWithMessages.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import MenuList from './MenuList.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

/** The entries at the side of the page; to be fetched, with their icons, when they are first wanted. */
export default function MenuDrawer({ isOpen, onClose, opener }: Props) {
  const t = useTranslations('shell');
  return (
    <Dialog title={t('menu')} isOpen={isOpen} onClose={onClose} opener={opener} isAtSide>
      {isOpen && (
        <MessagesProvider>
          <MenuList />
        </MessagesProvider>
      )}
    </Dialog>
  );
}
