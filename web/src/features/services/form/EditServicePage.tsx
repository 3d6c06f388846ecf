import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { onDevice, onServer } from '../../../api/load.ts';
import type { PageHandle } from '../../../api/pageHandle.ts';
import { atOnce } from '../../../api/signedIn.ts';
import { paths } from '../../../app/paths.ts';
import { withMessages } from '../../../language/loadMessages.ts';
import { FormPage } from './FormPage.tsx';
import { formMeta } from './formMeta.ts';
import { type FormData, loadEditForm } from './loadForm.ts';

export const loader = onServer(loadEditForm);
export const clientLoader = atOnce(
  withMessages('account', withMessages('serviceDetail', withMessages('serviceForm', onDevice(loadEditForm)))),
);
export const handle: PageHandle<FormData | null> = {
  needsSignIn: true,
  back: (data) => (data?.service ? paths.service(data.service.id) : paths.home()),
};
export const meta = formMeta('editTitle');

/** A service is changed by those who keep it (spec §2). */
export default function EditServicePage() {
  const t = useTranslations('serviceForm');
  const data = useLoaderData<typeof loader>();
  return <FormPage title={t('editTitle', { name: data?.service.name ?? '' })} intro={t('editIntro')} data={data} />;
}
