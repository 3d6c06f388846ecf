import { Form, Link, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import styles from './IntroducePage.module.css';
import { slides } from './introduction.ts';

/** The terms, and buttons to agree or decline. */
export function Terms({ back }: { back: string | null }) {
  const t = useTranslations('introduce');
  const keepLanguage = useKeepLanguage();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Form method="post" action={keepLanguage(paths.introduce())} className={styles.terms}>
      <p>
        {t.rich('agreement', {
          terms: (words) => <Link to={keepLanguage(paths.termsOfUse())}>{words}</Link>,
          privacy: (words) => <Link to={keepLanguage(paths.privacyPolicy())}>{words}</Link>,
        })}
      </p>
      <input type="hidden" name="back" value={back ?? keepLanguage(paths.home())} />
      <div className={styles.answers}>
        <Link
          to={keepLanguage(paths.introduce({ slide: slides.length, back, isDeclined: true }))}
          className={styles.previous}
        >
          {t('cancel')}
        </Link>
        <button type="submit" className={styles.next} disabled={isBusy}>
          {t('agree')}
        </button>
      </div>
    </Form>
  );
}
