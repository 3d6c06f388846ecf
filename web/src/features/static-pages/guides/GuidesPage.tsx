import { Link, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { inLanguage } from '../../../i18n/inLanguage.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { type LoadInput, onDevice, onServer } from '../../../routing/load.ts';
import { Card, CardList } from '../../../ui/cards/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NextSteps } from '../../../ui/page/NextSteps.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { publicMeta } from '../../../ui/page/pageMeta.ts';

async function loadGuides({ callApi, language }: LoadInput) {
  const { data } = await callApi('GET /guides');
  return data.map(({ slug, title, titleEs }) => ({ slug, title: inLanguage({ en: title, es: titleEs }, language) }));
}

export const loader = onServer(loadGuides);
export const clientLoader = withMessages('guides', onDevice(loadGuides));

export const meta = publicMeta((t, { region }) => ({
  title: t('guides.title'),
  description: t('guides.description', { region }),
  path: rarePaths.guides(),
}));

/** All published guides. */
export default function GuidesPage() {
  const t = useTranslations('guides');
  const keepLanguage = useKeepLanguage();
  const guides = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} intro={t('intro')}>
      {guides.length === 0 && (
        <EmptyState lead={t('empty')}>
          <NextSteps />
        </EmptyState>
      )}
      <CardList items={guides} keyOf={({ slug }) => slug}>
        {({ slug, title }) => (
          <Card>
            <h2 lang={title.otherLanguage ?? undefined}>
              <Link to={keepLanguage(paths.guide(slug))}>{title.text}</Link>
            </h2>
          </Card>
        )}
      </CardList>
    </Page>
  );
}
