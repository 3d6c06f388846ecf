import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import type { StaticPageName } from '@amparo/domain/static-pages/staticPageName.ts';
import { Pencil } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { useLocale, useTimeZone, useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad, requirePermission } from '../../../routing/requireSignIn.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import { ActionLabel } from '../../../ui/VisuallyHidden.tsx';
import { loadTexts, textsOf, topics } from './loadTexts.ts';
import styles from './TextsPage.module.css';

const load = requirePermission(directoryCan.write, loadTexts);
export const loader = onServer(load);
export const clientLoader = hydrateOnLoad(withMessages('staticPagesAdmin', onDevice(load)));
export const handle: PageHandle<unknown> = { needsSignIn: true };
export const meta = privateMeta((t) => t('staticPagesAdmin.title'));

/** The static pages, with a link to edit each language. */
export default function TextsPage() {
  const t = useTranslations('staticPagesAdmin');
  const data = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <SignedInOnly data={data}>
        {(savedAt) => (
          <ul className={styles.list}>
            {topics.map((topic) => (
              <li key={topic}>
                <Card>
                  <h2 className={styles.title}>{t(`names.${topic}`)}</h2>
                  {textsOf(topic).map(({ name, language }) => (
                    <TextLine key={name} {...{ name, language }} title={t(`names.${topic}`)} savedAt={savedAt[name]} />
                  ))}
                </Card>
              </li>
            ))}
          </ul>
        )}
      </SignedInOnly>
    </Page>
  );
}

interface LineProps {
  name: StaticPageName;
  language: 'en' | 'es';
  title: string;
  savedAt: string;
}

function TextLine({ name, language, title, savedAt }: LineProps) {
  const t = useTranslations('staticPagesAdmin');
  const keepLanguage = useKeepLanguage();
  return (
    <div className={styles.line}>
      <p>
        <b>{t(`languages.${language}`)}</b>
        <SavedAt instant={savedAt} />
      </p>
      <ButtonLink weight="outlined" to={keepLanguage(rarePaths.text(name))}>
        <Pencil size={18} aria-hidden />
        <ActionLabel action={t('edit')} name={`${title}, ${t(`languages.${language}`)}`} />
      </ButtonLink>
    </div>
  );
}

function SavedAt({ instant }: { instant: string }) {
  const t = useTranslations('staticPagesAdmin');
  const { date, time } = clockText(instant, useTimeZone() ?? 'UTC', useLocale());
  return <span className={styles.saved}>{t('savedAt', { date: `${date}, ${time}` })}</span>;
}
