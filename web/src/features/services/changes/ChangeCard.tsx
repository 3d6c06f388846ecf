import type { ServiceChange } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../i18n/language.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { CardTop } from '../../../ui/cards/CardTop.tsx';
import { ChangeBody } from './log/ChangeBody.tsx';

interface Props {
  change: ServiceChange;
  language: Language;
}

/** A change of a service: action, person, time, and each field before and after. */
export function ChangeCard({ change, language }: Props) {
  const t = useTranslations('changes');
  const { id, service, kind } = change;
  return (
    <Card>
      <CardTop titleId={`change-${id}`} kind={t(`kinds.${kind}`)} title={service.name}>
        {service.isDeleted && <span>{t('isDeleted')}</span>}
      </CardTop>
      <ChangeBody change={change} language={language} />
    </Card>
  );
}
