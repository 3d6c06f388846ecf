import { sourceCan } from '@amparo/domain/permissions/permissions.ts';
import type { ServiceSource, SourceRun } from '@amparo/domain/sources/sourceRoutes.ts';
import { Form, Link, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { type LoadInput, onDevice, onServer } from '../../../../routing/load.ts';
import type { PageHandle } from '../../../../routing/pageHandle.ts';
import { hydrateOnLoad, requirePermission } from '../../../../routing/requireSignIn.ts';
import { useFormAnswer } from '../../../../routing/useFormAnswer.ts';
import { Button, ButtonLink } from '../../../../ui/controls/Button.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { Page } from '../../../../ui/page/Page.tsx';
import { privateMeta } from '../../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../../ui/page/SignedInOnly.tsx';
import { useArrivalText } from '../runText.ts';
import styles from '../Sources.module.css';
import { RunHistory } from './RunHistory.tsx';
import { type SourceAnswer, sourceAction, sourceClientAction } from './sourceActions.ts';
import { UploadForm } from './UploadForm.tsx';

const loadSource = requirePermission(sourceCan.manage, async ({ callApi, params: { id = '' } }: LoadInput) => ({
  source: (await callApi('GET /sources/:id', { params: { id } })).data,
}));
type Source = ServiceSource & { runs: SourceRun[] };

export const loader = onServer(loadSource);
export const clientLoader = hydrateOnLoad(
  withMessages(['sources', 'bulk', 'serviceDetail', 'serviceForm'], onDevice(loadSource)),
);
export const action = sourceAction;
export const clientAction = sourceClientAction;
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.sources() };
export const meta = privateMeta((t) => t('sources.title'));

/** One directory: its imports, what waits for a decision, and a new import. */
export default function SourcePage() {
  const t = useTranslations('sources');
  const data = useLoaderData<typeof loader>();
  return (
    <Page title={data?.source.name ?? t('title')}>
      <SignedInOnly data={data}>{({ source }) => <SourceDetails source={source} />}</SignedInOnly>
    </Page>
  );
}

function SourceDetails({ source }: { source: Source }) {
  const t = useTranslations('sources');
  const answer = useFormAnswer<SourceAnswer>();
  const problem = useProblem(answer?.problem ?? null);
  const open = source.runs.find(({ finishedAt }) => finishedAt === null);
  return (
    <>
      <div role="alert">{problem && <Notice tone="alert">{problem}</Notice>}</div>
      <Facts source={source} />
      {open && <OpenRun id={source.id} run={open} />}
      {!open && source.kind === 'API' && <ActionForm id={source.id} what="run" label={t('source.run')} weight="main" />}
      {!open && <UploadForm id={source.id} problem={answer?.problem} />}
      <RunHistory runs={source.runs} />
    </>
  );
}

function useProblem(problem: SourceAnswer['problem']): string | null {
  const t = useTranslations('sources');
  if (problem === null) return null;
  if (problem === 'NO_FILE') return t('source.noFile');
  if (problem === 'TOO_LARGE') return t('source.tooLarge');
  return t(problem === 'STILL_UNDER_WAY' ? 'underWay' : 'failed');
}

function Facts({ source }: { source: Source }) {
  const t = useTranslations('sources');
  const keepLanguage = useKeepLanguage();
  const { id, services, missing, license, contact, graceDays, conflicts, undecidedTerms, lastRun } = source;
  const arrivalOf = useArrivalText();
  const facts = [
    arrivalOf(source),
    t('facts.services', { count: services }),
    missing > 0 && t('facts.missing', { count: missing }),
    license && t('facts.license', { license }),
    contact && t('facts.contact', { contact }),
    t('facts.grace', { days: graceDays }),
  ];
  return (
    <section className={styles.section}>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {lastRun && (
        <p>
          <Link to={keepLanguage(rarePaths.source(id, 'terms'))}>{t('source.terms')}</Link>{' '}
          <span className={styles.facts}>({t('source.undecided', { count: undecidedTerms })})</span>
        </p>
      )}
      {conflicts > 0 && (
        <p>
          <Link to={keepLanguage(rarePaths.sourceConflicts())}>{t('conflicts', { count: conflicts })}</Link>
        </p>
      )}
    </section>
  );
}

/** What the run that is not over waits for. */
function OpenRun({ id, run: { status, counts } }: { id: string; run: SourceRun }) {
  const t = useTranslations('sources.source');
  const keepLanguage = useKeepLanguage();
  const { missing = 0, closed = 0 } = counts;
  if (status === 'COLUMNS')
    return (
      <Notice tone="quiet">
        <p>{t('columnsText')}</p>
        <div className={styles.actions}>
          <ButtonLink weight="main" to={keepLanguage(rarePaths.source(id, 'columns'))}>
            {t('columns')}
          </ButtonLink>
          <ActionForm id={id} what="discard" label={t('discard')} />
        </div>
      </Notice>
    );
  if (status !== 'WAITING')
    return (
      <Notice tone="quiet">
        <p role="status">{t('started')}</p>
      </Notice>
    );
  return (
    <Notice tone="alert">
      <p>{t('waiting', { missing, closed })}</p>
      <div className={styles.actions}>
        <ActionForm id={id} what="discard" label={t('discard')} />
        <ActionForm id={id} what="continue" label={t('continue')} />
      </div>
    </Notice>
  );
}

interface ActionFormProps {
  id: string;
  what: 'run' | 'continue' | 'discard';
  label: string;
  weight?: 'main' | 'outlined';
}

function ActionForm({ id, what, label, weight = 'outlined' }: ActionFormProps) {
  return (
    <Form method="post" action={rarePaths.source(id)}>
      <input type="hidden" name="what" value={what} />
      <Button type="submit" weight={weight}>
        {label}
      </Button>
    </Form>
  );
}
