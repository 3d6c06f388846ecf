import type { SocialMethod } from '@amparo/domain/users/user.ts';
import { Link, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { ActionLink } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './SocialButtons.module.css';
import { type Returned, serviceNames, startAddress } from './socialMethods.ts';

/** A plain link for each service with which people can sign in. Loads nothing from these services before a tap. */
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
          {t('continue', { service: serviceNames[method] })}
        </ActionLink>
      ))}
      <Terms />
    </section>
  );
}

/** The first sign-in creates an account. The links open in another tab, as they do beside the form. */
function Terms() {
  const t = useTranslations('account.social');
  const keepLanguage = useKeepLanguage();
  return (
    <p className={styles.terms}>
      {t.rich('terms', {
        terms: (text) => (
          <Link to={keepLanguage(paths.termsOfUse())} target="_blank">
            {text}
          </Link>
        ),
        privacy: (text) => (
          <Link to={keepLanguage(paths.privacyPolicy())} target="_blank">
            {text}
          </Link>
        ),
      })}
    </p>
  );
}

/** Says why signing in with another service did not work, and what to do now. */
export function SocialNotice({ problem, by }: Returned) {
  const t = useTranslations('account');
  const isAtService = problem === 'failed' || problem === 'denied';
  const service = by ? serviceNames[by] : t(isAtService ? 'social.theOther' : 'social.another');
  const isQuiet = problem === 'confirm' || problem === 'denied';
  return (
    <Notice tone={isQuiet ? 'quiet' : 'alert'} role={isQuiet ? 'status' : 'alert'}>
      {problem === 'expired' ? t('errors.SIGN_IN_EXPIRED') : t(`social.${problem}`, { service })}
    </Notice>
  );
}
