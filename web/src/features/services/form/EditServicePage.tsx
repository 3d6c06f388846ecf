import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { paths } from '../../../paths.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { formMessages, loadEditForm, type ServiceFormData } from './loadForm.ts';
import { ServiceFormPage } from './ServiceFormPage.tsx';
import stepStyles from './steps/formSteps.css?url';

export const loader = onServer(loadEditForm);
export const clientLoader = hydrateOnLoad(withMessages(formMessages, onDevice(loadEditForm)));
export const handle: PageHandle<ServiceFormData | null> = {
  needsSignIn: true,
  back: (data) => (data?.service ? paths.service(data.service.id) : paths.home()),
};
export const meta = privateMeta((t) => t('serviceForm.editTitle', { name: '' }).trim());
export const links = () => [{ rel: 'stylesheet', href: stepStyles }];

/** Edits a service (spec §2). */
export default function EditServicePage() {
  const t = useTranslations('serviceForm');
  const data = useLoaderData<typeof loader>();
  return <ServiceFormPage titleOf={(name) => t('editTitle', { name })} intro={t('editIntro')} data={data} />;
}
