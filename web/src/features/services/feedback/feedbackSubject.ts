import { useTranslations } from 'use-intl/react';

/** What a visitor can send about a service (spec §2), and the fields of each form (spec §3). */
export const feedbackFields = {
  connect: ['name', 'email', 'phone', 'message'],
  report: ['email', 'message'],
  claim: ['name', 'organizationName', 'title', 'orgnizationWebsite', 'email', 'message'],
} as const;

export type FeedbackKind = keyof typeof feedbackFields;

export const feedbackKinds = Object.keys(feedbackFields) as FeedbackKind[];

/** The kind of form, and the service that it is about. */
export interface FeedbackSubject {
  kind: FeedbackKind;
  service: { id: string; name: string; phone: string; email: string };
}

/** `/services/…/report` → `report`. */
export function kindInPath(pathname: string): FeedbackKind {
  return feedbackKinds.find((kind) => pathname.replace(/\/+$/, '').endsWith(`/${kind}`)) ?? 'connect';
}

export function useFeedbackTitle({ kind, service }: FeedbackSubject): string {
  const t = useTranslations('feedback');
  return t(`${kind}.title`, { service: service.name });
}
