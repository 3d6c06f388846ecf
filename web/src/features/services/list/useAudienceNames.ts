import type { Audience } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { useTranslations } from 'use-intl/react';

/** Names audiences within a text: "women, families, LGBT+". */
export function useAudienceNames(): (audiences: readonly Audience[]) => string {
  const t = useTranslations('services.audiences');
  return (audiences) =>
    audiences.map((audience) => (audience === 'LGBT' ? t(audience) : t(audience).toLowerCase())).join(', ');
}
