import type { Audience } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { useTranslations } from 'use-intl/react';

/** Names audiences within a text: "women, families, LGBT+". The first is capitalized if the text begins with it. */
export function useAudienceNames(): (audiences: readonly Audience[], isBeginning?: boolean) => string {
  const t = useTranslations('services.audiences');
  return (audiences, isBeginning = false) =>
    audiences
      .map((audience, index) => {
        const name = t(audience);
        return audience === 'LGBT' || (isBeginning && index === 0) ? name : name.toLowerCase();
      })
      .join(', ');
}
