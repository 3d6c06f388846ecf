import { useLocale, useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../i18n/useMomentText.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { HtmlText } from '../StaticText.tsx';
import type { TextData } from './loadTexts.ts';
import styles from './TextForm.module.css';

interface Props extends TextData {
  lang: 'en' | 'es';
  /** Puts an older text into the form. It becomes public once it is saved. */
  onBring: (content: string) => void;
}

export function TextVersions({ page, versions, skip, total, lang, onBring }: Props) {
  const t = useTranslations('staticPagesAdmin.versions');
  const keepLanguage = useKeepLanguage();
  const words = useWordsOf();
  if (total === 0) return null;
  const bring = (content: string) => {
    onBring(content);
    showToast({ text: t('brought'), kind: 'success' });
    document.querySelector<HTMLElement>('main [name="content"]')?.focus();
  };
  const end = skip + versions.length;
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions" className={styles.title}>
        {t('title')}
      </h2>
      <p>{t('intro')}</p>
      {versions.map((version) => (
        <details key={version.id} className={styles.version}>
          <summary className={styles.summary}>{words(version)}</summary>
          <HtmlText html={version.content} lang={lang} />
          <Button weight="outlined" className={styles.bring ?? ''} onClick={() => bring(version.content)}>
            {t('bring')}
          </Button>
        </details>
      ))}
      {end < total && (
        <p>
          <ButtonLink
            weight="outlined"
            to={keepLanguage(`${rarePaths.text(page.name)}?skip=${end}`)}
            preventScrollReset
          >
            {t('older')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function useWordsOf() {
  const t = useTranslations('staticPagesAdmin.versions');
  const momentText = useMomentText(useLocale());
  return ({ savedAt, user }: TextData['versions'][number]) => {
    const date = momentText(savedAt);
    const name = user && (user.displayName || user.email);
    return name ? t('by', { date, name }) : date;
  };
}
