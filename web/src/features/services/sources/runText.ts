import type { ServiceSource, SourceRun } from '@amparo/domain/sources/sourceRoutes.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import { useMomentText } from '../../../i18n/useMomentText.ts';

const shown = [
  'added',
  'updated',
  'closed',
  'missing',
  'refused',
  'conflicts',
  'unclear',
  'duplicates',
  'unchanged',
] as const;

/** Returns what a run did, as facts of one line: "12 new · 3 changed". */
export function useRunCounts(): (counts: SourceRun['counts']) => string {
  const t = useTranslations('sources.counts');
  return (counts) => shown.flatMap((name) => (counts[name] ? [t(name, { count: counts[name] })] : [])).join(' · ');
}

/** Returns when a run was, and how it went. */
export function useRunTitle(): (run: SourceRun) => string {
  const t = useTranslations('sources');
  const moment = useMomentText(useLocale());
  return ({ startedAt, status }) => t('lastRun', { date: moment(startedAt), status: t(`status.${status}`) });
}

/** Returns how the services of a source arrive. Only an API is read on a schedule. */
export function useArrivalText(): (source: ServiceSource) => string {
  const t = useTranslations('sources');
  return ({ kind, schedule }) =>
    kind === 'API' ? `${t(`kinds.${kind}`)}, ${t(`schedules.${schedule}`)}` : t(`kinds.${kind}`);
}
