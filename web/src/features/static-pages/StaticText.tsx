import { useTranslations } from 'use-intl/react';
import { HtmlText } from './HtmlText.tsx';
import type { StaticPageData } from './loadStaticPage.ts';

export function StaticText({ text: { html, otherLanguage } }: { text: StaticPageData }) {
  const t = useTranslations('staticPages');
  return html ? <HtmlText html={html} lang={otherLanguage ?? undefined} /> : <p>{t('empty')}</p>;
}
