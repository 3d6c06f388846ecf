import { createElement, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import type { LoadInput } from '../../routing/load.ts';
import { readHtml, type TextElement, type TextNode } from './readHtml.ts';
import styles from './StaticText.module.css';

export type TextName = 'ABOUT' | 'TERMS' | 'PRIVACY' | 'FAQ';

/** Loads a text in the page's language, or in English, which is then marked. */
export async function loadStaticText(name: TextName, { callApi, language }: LoadInput) {
  const read = async (requestedName: TextName | `${TextName}_ES`) => {
    const { data } = await callApi('GET /static-pages/:name', { params: { name: requestedName } });
    return data.content.trim();
  };
  const own = language === 'es' ? await read(`${name}_ES`) : '';
  if (own) return { html: own, otherLanguage: null };
  return { html: await read(name), otherLanguage: language === 'en' ? null : ('en' as const) };
}

export function StaticText({ html, otherLanguage }: Awaited<ReturnType<typeof loadStaticText>>) {
  const t = useTranslations('staticPages');
  return html ? <HtmlText html={html} lang={otherLanguage ?? undefined} /> : <p>{t('empty')}</p>;
}

/** Renders a text of the administrators as elements of the allowed kinds. Never inserts its HTML. */
export function HtmlText({ html, lang }: { html: string; lang: string | undefined }) {
  const nodes = useMemo(() => readHtml(html), [html]);
  return <TextNodes nodes={nodes} lang={lang} />;
}

interface NodesProps {
  nodes: TextNode[];
  lang?: string | undefined;
  /** Without an element around them. */
  isInline?: boolean;
}

export function TextNodes({ nodes, lang, isInline }: NodesProps) {
  const drawn = draw(nodes, useKeepLanguage());
  if (isInline) return drawn;
  return (
    <div className={styles.text} lang={lang}>
      {drawn}
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
