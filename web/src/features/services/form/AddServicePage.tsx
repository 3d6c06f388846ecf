import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { formMessages, loadNewForm } from './loadForm.ts';
import { ServiceFormPage } from './ServiceFormPage.tsx';
import stepStyles from './steps/formSteps.css?url';

export const loader = onServer(loadNewForm);
export const clientLoader = hydrateOnLoad(withMessages(formMessages, onDevice(loadNewForm)));
export const handle: PageHandle<unknown> = { needsSignIn: true };
export const meta = privateMeta((t) => t('serviceForm.addTitle'));
export const links = () => [{ rel: 'stylesheet', href: stepStyles }];

/** Adds a service (spec §2). */
export default function AddServicePage() {
  const t = useTranslations('serviceForm');
  return <ServiceFormPage titleOf={() => t('addTitle')} intro={t('addIntro')} data={useLoaderData<typeof loader>()} />;
}
