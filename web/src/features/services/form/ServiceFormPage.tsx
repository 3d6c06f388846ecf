import type { Service } from '@amparo/domain/services/service.ts';
import { useState } from 'react';
import { Link, useLocation, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { FormPage } from '../../../ui/forms/FormPage.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { VerifyEmailNotice } from '../../../ui/page/VerifyEmailNotice.tsx';
import { SentBackNotice } from '../lifecycle/SentBackNotice.tsx';
import { LimitNotice } from '../limit/LimitNotice.tsx';
import type { ServiceFormData } from './loadForm.ts';

const ServiceForm = lazyPart(() => import('./ServiceForm.tsx'));

interface Props {
  /** `name`: of the edited service. Empty for a new one. */
  titleOf: (name: string) => string;
  intro: string;
  /** Null until the device knows who is signed in. */
  data: ServiceFormData | null;
}

/** The page of the service form. */
export function ServiceFormPage({ titleOf, intro, data }: Props) {
  const { key } = useLocation();
  const [saved, setSaved] = useState<Service | null>(null);
  const stored = data?.service;
  const { name = '' } = (saved?.id === stored?.id ? saved : stored) ?? {};
  return (
    <FormPage title={titleOf(name)} intro={intro} noScripts={<NeedsScripts isSignedIn={data !== null} />}>
      {data && <VerifyEmailNotice mustProveEmail={data.mustProveEmail} />}
      {data?.service?.sentBackReason && <SentBackNotice reason={data.service.sentBackReason} />}
      {data && (data.mayAdd ? <ServiceForm key={key} data={data} onShown={setSaved} /> : <LimitNotice />)}
    </FormPage>
  );
}

/** Hours, pin and preview need scripts. Without them, people write to the operator about the service. */
function NeedsScripts({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('serviceForm');
  const keepLanguage = useKeepLanguage();
  const { pathname } = useLocation();
  const { operator } = useRouteLoaderData<RootData>('root')?.region ?? {};
  return (
    <Notice tone="quiet">
      <p>{t('needsScripts')}</p>
      <ul>
        <li>
          <Link to={keepLanguage(paths.appFeedback())}>{t('tellUs')}</Link>
        </li>
        {operator && (
          <li>
            {operator.phone && `${operator.phone} · `}
            <a href={`mailto:${operator.email}`}>{operator.email}</a>
          </li>
        )}
        {!isSignedIn && (
          <li>
            <Link to={keepLanguage(paths.login({ back: pathname }))}>{t('signInFirst')}</Link>
          </li>
        )}
      </ul>
    </Notice>
  );
}
