import { useTranslations } from 'use-intl/react';
import type { FeedbackSubject } from './feedbackSubject.ts';

export function useFeedbackTitle({ kind, service }: FeedbackSubject): string {
  const t = useTranslations('feedback');
  return t(`${kind}.title`, { service: service.name });
}
