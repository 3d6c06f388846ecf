import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../controls/Button.tsx';

interface Props {
  count: number;
  /** The count, for a feature that moves the focus to it when the button that acted is gone. */
  status?: RefObject<HTMLParagraphElement | null>;
  onClear: () => void;
  /** The actions for the selected items. */
  children: ReactNode;
}

/** How many items of a table are selected, and what can be done with them. */
export function SelectionBar({ count, status, onClear, children }: Props) {
  const t = useTranslations('table');
  return (
    <div className="table-bulk">
      <p ref={status} tabIndex={-1} role="status">
        {t('selected', { count })}
      </p>
      {count > 0 && (
        <>
          {children}
          <Button weight="plain" onClick={onClear}>
            {t('deselect')}
          </Button>
        </>
      )}
    </div>
  );
}
