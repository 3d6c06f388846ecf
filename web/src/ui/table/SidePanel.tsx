import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../controls/Button.tsx';
import { takeFocus } from '../keyboard/takeFocus.ts';

interface Props {
  title: string;
  /** The item on a page of its own, and the text of its link. Null if it has none. */
  ownPage: { to: string; label: string } | null;
  /** The panel's element, if its content moves the focus itself. Otherwise the title gets it. */
  panel?: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Shows or edits an item beside a table. The list stays as it is. */
export function SidePanel({ title, ownPage, panel, onClose, children }: Props) {
  const t = useTranslations('table');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!panel) takeFocus(heading.current, { preventScroll: true });
  }, [panel]);
  const ignoreSecondClick = useIgnoreSecondClick();
  return (
    <aside
      ref={panel}
      className="table-panel"
      aria-label={title}
      onClickCapture={ignoreSecondClick}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="table-panel-head">
        <h2 ref={heading} id="beside-title" tabIndex={-1} className="table-panel-title">
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

/** A double click acts on one item: its second click must not reach the panel of the next one, which is in the same place. */
function useIgnoreSecondClick() {
  const wasClicked = useRef(false);
  return (event: MouseEvent) => {
    if (event.detail <= 1) wasClicked.current = true;
    if (wasClicked.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
