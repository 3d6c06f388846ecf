import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import { Changes } from './Changes.tsx';
import { changeMessages, loadChanges } from './loadChanges.ts';

export const loader = onServer(loadChanges);
export const clientLoader = hydrateOnLoad(withMessages(changeMessages, onDevice(loadChanges)));
export const handle: PageHandle<unknown> = { needsSignIn: true };
export const meta = privateMeta((t) => t('changes.title'));

/** The change log: who changed which field, when, and its earlier value (rules.md §3). */
export default function ChangesPage() {
  const t = useTranslations('changes');
  const data = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <SignedInOnly data={data}>{(data) => <Changes key={JSON.stringify(data.filter)} data={data} />}</SignedInOnly>
    </Page>
  );
}
