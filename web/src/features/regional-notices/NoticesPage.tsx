import { noticeCan } from '@amparo/domain/permissions/permissions.ts';
import { Link, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { type LoadInput, onDevice, onServer } from '../../routing/load.ts';
import { useIsAllowed } from '../../routing/useViewer.ts';
import { Card, CardList } from '../../ui/cards/Card.tsx';
import { linkPhones } from '../../ui/cards/linkPhones.tsx';
import { AddEntryLink, EntryActions } from '../../ui/directory-forms/lazyEntryActions.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NextSteps } from '../../ui/page/NextSteps.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { publicMeta } from '../../ui/page/pageMeta.ts';
import { type ShownNotice, shownNotice } from '../../ui/regional-notices/shownNotice.ts';
import styles from './NoticesPage.module.css';

export const loader = onServer(loadNotices);
export const clientLoader = withMessages('notices', onDevice(loadNotices));

/** News of the region that belongs to no service. Coordinators and administrators edit it here. */
export default function NoticesPage() {
  const t = useTranslations('notices');
  const keepLanguage = useKeepLanguage();
  const { notices, isOver } = useLoaderData<typeof loader>();
  const mayWrite = useIsAllowed(noticeCan.write);
  return (
    <Page title={t(isOver ? 'overTitle' : 'title')} intro={t(isOver ? 'overIntro' : 'intro')}>
      {mayWrite && <AddEntryLink kind="notice" />}
      {notices.length === 0 && (
        <EmptyState lead={t(isOver ? 'emptyOver' : 'empty')}>
          <NextSteps />
        </EmptyState>
      )}
      <CardList items={notices} keyOf={({ id }) => id}>
        {(notice) => <NoticeCard notice={notice} mayWrite={mayWrite} />}
      </CardList>
      {mayWrite && (
        <p>
          <Link to={keepLanguage(paths.notices(!isOver))}>{t(isOver ? 'current' : 'over')}</Link>
        </p>
      )}
    </Page>
  );
}

function NoticeCard({ notice, mayWrite }: { notice: ShownNotice; mayWrite: boolean }) {
  const t = useTranslations('notices');
  const { id, title, text, isUrgent, counties, lastDay } = notice;
  const area =
    counties.length === 0 ? t('everywhere') : t('counties', { count: counties.length, names: counties.join(', ') });
  return (
    <Card>
      <h2 className={styles.title} lang={title.otherLanguage ?? undefined}>
        {title.text}
      </h2>
      <p className={styles.text} lang={text.otherLanguage ?? undefined}>
        {linkPhones(text.text)}
      </p>
      <p className={styles.facts}>
        {[isUrgent && t('urgent'), area, t('until', { date: lastDay })].filter(Boolean).join(' · ')}
      </p>
      <EntryActions kind="notice" id={id} name={title.text} mayEdit={mayWrite} mayDelete={mayWrite} />
    </Card>
  );
}

export const meta = publicMeta((t, { region }) => ({
  title: t('notices.title'),
  description: t('notices.description', { region }),
  path: paths.notices(),
}));

async function loadNotices({ callApi, url, language }: LoadInput) {
  const isOver = url.searchParams.get('over') === 'true';
  const { data } = await callApi('GET /regional-notices', { query: isOver ? { isOver } : {} });
  return { notices: data.map((notice) => shownNotice(notice, language)), isOver };
}
