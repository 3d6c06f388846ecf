import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../controls/Button.tsx';

interface Props {
  title: string;
  titleId?: string;
  /** The item on a page of its own, and the text of its link. Null if it has none. */
  ownPage: { to: string; label: string } | null;
  /** The panel's element, if its content moves the focus itself. Otherwise the title gets it. */
  panel?: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Shows or edits an item beside a table. The list stays as it is. */
export function SidePanel({ title, titleId = 'beside-title', ownPage, panel, onClose, children }: Props) {
  const t = useTranslations('table');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!panel) heading.current?.focus({ preventScroll: true });
  }, [panel]);
  return (
    <aside
      ref={panel}
      className="table-panel"
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="table-panel-head">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="table-panel-title">
          {title}
        </h2>
        <Button weight="plain" onClick={onClose}>
          <X size={20} aria-hidden />
          {t('close')}
        </Button>
        {ownPage && <Link to={ownPage.to}>{ownPage.label}</Link>}
      </div>
      {children}
    </aside>
  );
}
