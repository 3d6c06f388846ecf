import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { ServiceDetail } from './serviceDetail.ts';

/** Nobody should set out for it: the way on leads to others of its kind. */
export function ClosedForGood({ service: { type } }: { service: ServiceDetail }) {
  const t = useTranslations('services');
  const detail = useTranslations('serviceDetail');
  const keepLanguage = useKeepLanguage();
  const [kind] = type;
  return (
    <Notice tone="alert">
      <p>{detail('hours.gone')}</p>
      {kind && (
        <p>
          <Link to={keepLanguage(paths.home(`type=${kind}`))}>
            {detail('hours.findOther', { kind: t(`kinds.${kind}`) })}
          </Link>
        </p>
      )}
    </Notice>
  );
}
