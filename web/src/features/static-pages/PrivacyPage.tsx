import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../paths.ts';
import { onDevice, onServer } from '../../routing/load.ts';
import { Page } from '../../ui/page/Page.tsx';
import { loadStaticPage } from './loadStaticPage.ts';
import { StaticText } from './StaticText.tsx';
import { staticMeta } from './staticMeta.ts';

const load = loadStaticPage('PRIVACY');
export const loader = onServer(load);
export const clientLoader = onDevice(load);
export const meta = staticMeta('privacy', paths.privacyPolicy());

export default function PrivacyPage() {
  const t = useTranslations('staticPages');
  return (
    <Page title={t('privacy.title')}>
      <StaticText text={useLoaderData<typeof loader>()} />
    </Page>
  );
}
