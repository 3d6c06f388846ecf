import type { SimilarService } from '@amparo/domain/services/duplicates/duplicateRoutes.ts';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { callApi } from '../../../../http-client/callApi.ts';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../../paths.ts';
import { Notice } from '../../../../ui/Notice.tsx';
import { useServiceValue } from '../layout/ServiceFields.tsx';

const delayMs = 800;

/** Services that the typed one likely repeats. They open in a new tab, and never keep anybody from saving. */
export function SimilarServices({ id }: { id: string | null }) {
  const t = useTranslations('serviceForm.similar');
  const keepLanguage = useKeepLanguage();
  const similar = useSimilarServices(id);
  return (
    <div role="status">
      {similar.length > 0 && (
        <Notice tone="quiet">
          <p>{t('title', { count: similar.length })}</p>
          <ul>
            {similar.map(({ id, name, address1, city }) => (
              <li key={id}>
                <a href={keepLanguage(paths.service(id))} target="_blank" rel="noreferrer">
                  {name}
                </a>
                {`, ${[address1, city].filter(Boolean).join(', ')}`}
              </li>
            ))}
          </ul>
          <p>{t('hint')}</p>
        </Notice>
      )}
    </div>
  );
}

/** Asks the server once the person stops typing. A name alone says too little: many pantries share one. */
function useSimilarServices(id: string | null): SimilarService[] {
  const [similar, setSimilar] = useState<SimilarService[]>([]);
  const name = useServiceValue('name');
  const address1 = useServiceValue('address1');
  const city = useServiceValue('city');
  const zip = useServiceValue('zip');
  const phone = useServiceValue('phone');
  const website = useServiceValue('website');
  const contactEmail = useServiceValue('contactEmail');
  useEffect(() => {
    let isCurrent = true;
    const isEnough = name.trim() !== '' && (address1.trim() !== '' || phone.trim() !== '');
    const body = { name, address1, city, zip, phone, website, contactEmail, ...(id === null ? {} : { id }) };
    const timer = setTimeout(async () => {
      // Without a network the form says nothing.
      const answer = isEnough ? await callApi('POST /services/find-similar', { body }).catch(() => null) : null;
      if (isCurrent) setSimilar(answer?.data ?? []);
    }, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, name, address1, city, zip, phone, website, contactEmail]);
  return similar;
}
