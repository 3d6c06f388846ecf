import { useEffect, useMemo, useRef } from 'react';
import { readHtml } from '../readHtml.ts';
import { TextNodes } from '../StaticText.tsx';
import { foldSections } from './foldSections.ts';

/** The text of a guide, with sections that the browser opens, so they also work without scripts. */
export function GuideText({ html, lang }: { html: string; lang: string | undefined }) {
  const { intro, sections } = useMemo(() => foldSections(readHtml(html)), [html]);
  const text = useRef<HTMLDivElement>(null);
  useOpenForPrint(text);
  return (
    <div ref={text} className="guide" lang={lang}>
      {intro.length > 0 && <TextNodes nodes={intro} />}
      {sections.map(({ heading, body }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity, and two may have the same heading
        <details key={index} className="guide-section">
          <summary className="guide-summary">
            <h2 className="guide-heading">
              <TextNodes nodes={heading} isInline />
            </h2>
          </summary>
          <TextNodes nodes={body} />
        </details>
      ))}
    </div>
  );
}

/** Prints all sections. Recent browsers need only the styles for this, others need their sections open. */
function useOpenForPrint(text: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(text.current?.querySelectorAll('details') ?? [])].filter((section) => !section.open);
      for (const section of opened) section.open = true;
    };
    const close = () => {
      for (const section of opened) section.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, [text]);
}
