import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import type { GuideSummary } from '@amparo/domain/static-pages/guides/guide.ts';
import type { StaticPageName } from '@amparo/domain/static-pages/staticPageName.ts';
import { Pencil } from 'lucide-react';
import { Link, useLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../i18n/useMomentText.ts';
import { paths } from '../../../paths.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad, requirePermission } from '../../../routing/requireSignIn.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { AddEntryLink, EntryActions } from '../../../ui/directory-forms/lazyEntryActions.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import { ActionLabel } from '../../../ui/VisuallyHidden.tsx';
import { loadTexts, textsOf, topics } from './loadTexts.ts';
import styles from './TextsPage.module.css';

const load = requirePermission(directoryCan.write, loadTexts);
export const loader = onServer(load);
export const clientLoader = hydrateOnLoad(withMessages(['staticPagesAdmin', 'directories'], onDevice(load)));
export const handle: PageHandle<unknown> = { needsSignIn: true };
export const meta = privateMeta((t) => t('staticPagesAdmin.title'));

/** The guides, and the static pages with a link to edit each language. */
export default function TextsPage() {
  const t = useTranslations('staticPagesAdmin');
  const data = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <SignedInOnly data={data}>
        {({ times, guides }) => (
          <>
            <GuideList guides={guides} />
            <TextList times={times} />
          </>
        )}
      </SignedInOnly>
    </Page>
  );
}

/** The guides, also those that are not published. */
function GuideList({ guides }: { guides: GuideSummary[] }) {
  const t = useTranslations('staticPagesAdmin.guides');
  const keepLanguage = useKeepLanguage();
  return (
    <section className={styles.list} aria-labelledby="guides">
      <h2 id="guides">{t('title')}</h2>
      <p>{t(guides.length === 0 ? 'empty' : 'intro')}</p>
      <AddEntryLink kind="guide" />
      {guides.map(({ id, slug, title, titleEs, isPublished, updatedAt }) => (
        <Card key={id}>
          <h3 className={styles.title}>
            {isPublished ? <Link to={keepLanguage(paths.guide(slug))}>{title}</Link> : title}
          </h3>
          <p>
            {[t(isPublished ? 'published' : 'notPublished'), titleEs === '' && t('noSpanish')]
              .filter(Boolean)
              .join(' · ')}
            <SavedAt instant={updatedAt} />
          </p>
          <EntryActions kind="guide" id={id} name={title} mayEdit mayDelete />
        </Card>
      ))}
    </section>
  );
}

function TextList({ times }: { times: Record<StaticPageName, string> }) {
  const t = useTranslations('staticPagesAdmin');
  return (
    <section className={styles.list} aria-labelledby="texts">
      <h2 id="texts">{t('ownTitle')}</h2>
      {topics.map((topic) => (
        <Card key={topic}>
          <h3 className={styles.title}>{t(`names.${topic}`)}</h3>
          {textsOf(topic).map(({ name, language }) => (
            <TextLine key={name} {...{ name, language }} title={t(`names.${topic}`)} savedAt={times[name]} />
          ))}
        </Card>
      ))}
    </section>
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
  const date = useMomentText(useLocale())(instant);
  return <span className={styles.saved}>{t('savedAt', { date })}</span>;
}
