import type { SocialMethod } from '@amparo/domain/users/user.ts';
import { Link, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { ActionLink } from '../../../ui/controls/Button.tsx';
import styles from './SocialButtons.module.css';
import { services, startAddress } from './services.ts';

/** A plain link for each service by which one can sign in, in words of our own: nothing is fetched from there before. */
export function SocialButtons({ methods, back }: { methods: SocialMethod[]; back: string }) {
  const t = useTranslations('account.social');
  const lang = useRouteLoaderData<RootData>('root')?.language ?? 'en';
  if (methods.length === 0) return null;
  return (
    <section aria-label={t('others')} className={styles.others}>
      <p className={styles.or} aria-hidden>
        {t('or')}
      </p>
      {methods.map((method) => (
        <ActionLink key={method} href={startAddress(method, { back, lang })} weight="outlined">
          {t('continue', { service: services[method] })}
        </ActionLink>
      ))}
      <Terms />
    </section>
  );
}

/** Whoever comes so for the first time has an account from then on. In a tab of their own, as beside the form. */
function Terms() {
  const t = useTranslations('account.social');
  const keepLanguage = useKeepLanguage();
  return (
    <p className={styles.terms}>
      {t.rich('terms', {
        terms: (words) => (
          <Link to={keepLanguage(paths.termsOfUse())} target="_blank">
            {words}
          </Link>
        ),
        privacy: (words) => (
          <Link to={keepLanguage(paths.privacyPolicy())} target="_blank">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
