import { createElement, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import styles from './HtmlText.module.css';
import { readHtml, type TextElement, type TextNode } from './readHtml.ts';

/** A text written by administrators, drawn as elements of our own: no HTML is put in as it came. */
export function HtmlText({ html, lang }: { html: string; lang: string | undefined }) {
  const keepLanguage = useKeepLanguage();
  const nodes = useMemo(() => readHtml(html), [html]);
  return (
    <div className={styles.text} lang={lang}>
      {draw(nodes, keepLanguage)}
    </div>
  );
}

type LocalizePath = (path: string) => string;

function draw(nodes: TextNode[], keepLanguage: LocalizePath): ReactNode[] {
  return nodes.map((node, index) => (typeof node === 'string' ? node : drawElement(node, index, keepLanguage)));
}

function drawElement({ tag, href, children }: TextElement, key: number, keepLanguage: LocalizePath): ReactNode {
  if (children.length === 0) return createElement(tag, { key });
  const inner = draw(children, keepLanguage);
  if (href?.startsWith('/'))
    return (
      <Link key={key} to={keepLanguage(href)}>
        {inner}
      </Link>
    );
  return createElement(tag, { key, ...(href ? { href, rel: 'noreferrer' } : {}) }, ...inner);
}
