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

/** The menu at the side of the page. Loaded with its icons at the first use. */
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
