import { sourceCan } from '@amparo/domain/permissions/permissions.ts';
import type { ServiceSource } from '@amparo/domain/sources/sourceRoutes.ts';
import { Link, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { type LoadInput, onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad, requirePermission } from '../../../routing/requireSignIn.ts';
import { Card, CardList } from '../../../ui/cards/Card.tsx';
import { AddEntryLink, EntryActions } from '../../../ui/directory-forms/lazyEntryActions.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import { useArrivalText, useRunCounts, useRunTitle } from './runText.ts';
import styles from './Sources.module.css';

const loadSources = requirePermission(sourceCan.manage, async ({ callApi }: LoadInput) => ({
  sources: (await callApi('GET /sources')).data,
}));

export const loader = onServer(loadSources);
export const clientLoader = hydrateOnLoad(withMessages('sources', onDevice(loadSources)));
export const handle: PageHandle<unknown> = { needsSignIn: true };
export const meta = privateMeta((t) => t('sources.title'));

/** The directories that services come from, for administrators (docs/data.md). */
export default function SourcesPage() {
  const t = useTranslations('sources');
  const data = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <SignedInOnly data={data}>{({ sources }) => <Sources sources={sources} />}</SignedInOnly>
    </Page>
  );
}

function Sources({ sources }: { sources: ServiceSource[] }) {
  const t = useTranslations('sources');
  const keepLanguage = useKeepLanguage();
  const conflicts = sources.reduce((sum, source) => sum + source.conflicts, 0);
  return (
    <>
      <AddEntryLink kind="source" />
      {conflicts > 0 && (
        <p>
          <Link to={keepLanguage(rarePaths.sourceConflicts())}>{t('conflicts', { count: conflicts })}</Link>
        </p>
      )}
      {sources.length === 0 && (
        <EmptyState lead={t('none')}>
          <p>{t('noneHint')}</p>
        </EmptyState>
      )}
      <CardList items={sources} keyOf={({ id }) => id}>
        {(source) => <SourceCard source={source} />}
      </CardList>
    </>
  );
}

function SourceCard({ source }: { source: ServiceSource }) {
  const t = useTranslations('sources');
  const keepLanguage = useKeepLanguage();
  const titleOf = useRunTitle();
  const countsOf = useRunCounts();
  const arrivalOf = useArrivalText();
  const { id, name, services, missing, lastRun } = source;
  return (
    <Card>
      <h2 className={styles.name}>
        <Link to={keepLanguage(rarePaths.source(id))}>{name}</Link>
      </h2>
      <p className={styles.facts}>
        {[
          arrivalOf(source),
          t('facts.services', { count: services }),
          missing > 0 && t('facts.missing', { count: missing }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={lastRun?.problem ? styles.problem : styles.facts}>{lastRun ? titleOf(lastRun) : t('neverRun')}</p>
      {lastRun && <p className={styles.facts}>{countsOf(lastRun.counts)}</p>}
      <EntryActions kind="source" id={id} name={name} mayEdit mayDelete />
    </Card>
  );
}
