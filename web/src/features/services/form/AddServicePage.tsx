import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { loadNewForm } from './loadForm.ts';
import { ServiceFormPage } from './ServiceFormPage.tsx';

export const loader = onServer(loadNewForm);
export const clientLoader = hydrateOnLoad(
  withMessages(
    'account',
    withMessages('editForm', withMessages('serviceDetail', withMessages('serviceForm', onDevice(loadNewForm)))),
  ),
);
export const handle: PageHandle<unknown> = { needsSignIn: true };
export const meta = privateMeta((t) => t('serviceForm.addTitle'));

/** A service is added (spec §2): on a phone, in under five minutes. */
export default function AddServicePage() {
  const t = useTranslations('serviceForm');
  return <ServiceFormPage title={t('addTitle')} intro={t('addIntro')} data={useLoaderData<typeof loader>()} />;
}
