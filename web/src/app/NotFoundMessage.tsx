import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../i18n/useKeepLanguage.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/controls/Button.tsx';
import { HiddenInputs } from '../ui/controls/HiddenInputs.tsx';
import { NextSteps } from '../ui/page/NextSteps.tsx';
import styles from './ErrorPage.module.css';
import { useHome } from './useHome.ts';

/** Offers next steps: a search, the list, the chat, and the crisis lines. */
export default function NotFoundMessage() {
  const t = useTranslations();
  const home = useHome();
  const keepLanguage = useKeepLanguage();
  return (
    <main id="content" className={styles.page}>
      <h1 tabIndex={-1}>{t('shell.notFoundTitle')}</h1>
      <p>{t('shell.notFoundText')}</p>
      <form method="get" action={paths.home()} className={styles.search}>
        <HiddenInputs address={keepLanguage(paths.home())} />
        <input
          type="search"
          name="q"
          aria-label={t('services.list.searchLabel')}
          placeholder={t('services.list.searchHint')}
        />
        <Button type="submit" weight="main">
          {t('services.list.searchButton')}
        </Button>
      </form>
      <NextSteps home={home} />
    </main>
  );
}
