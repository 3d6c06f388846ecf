import type { LinkedShelter } from '@amparo/domain/services/editing/bedLinkRoutes.ts';
import { Form, type ShouldRevalidateFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { errorMessage } from '../../../http-client/errorMessages.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useMomentText } from '../../../i18n/useMomentText.ts';
import { actOnDevice, actOnServer } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { BedsLine } from '../BedsLine.tsx';
import styles from './BedLink.module.css';
import { loadBedCount, sendBedCount } from './loadBedCount.ts';

export const loader = onServer(loadBedCount);
export const clientLoader = withMessages('bedLink', onDevice(loadBedCount));
export const action = actOnServer(sendBedCount);
export const clientAction = actOnDevice(sendBedCount);

/** A newer count of another person is loaded, so that the page shows it. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.problem === 'CHANGED_MEANWHILE' || defaultShouldRevalidate;

/** The address contains a token, so search engines must not index it. */
export const meta = privateMeta((t) => t('bedLink.count.title'));

/** The bed count of one shelter, for its staff without an account. The link was shared by its owner. */
export default function BedCountPage() {
  const t = useTranslations('bedLink.count');
  const { shelter, isSaved, now, language } = useLoaderData<typeof loader>();
  const moment = useMomentText(language);
  const answer = useFormAnswer<FormAnswer>();
  if (!shelter || answer?.problem === 'CONFIRM_LINK_INVALID')
    return (
      <Page title={t('title')}>
        <Notice tone="alert" role="alert">
          {t('invalid')}
        </Notice>
      </Page>
    );
  const { availableBeds: free, totalBeds: total, bedGroups: groups, bedsUpdatedAt: updatedAt } = shelter;
  return (
    <Page title={t('title')} intro={[shelter.name, shelter.city].filter(Boolean).join(' · ')}>
      <div className={styles.panel}>
        <BedsLine beds={{ free, total, updatedAt, ...(groups.length > 0 && { groups }) }} now={now} />
        {isSaved && !answer && (
          <Notice tone="quiet" role="status">
            {t('saved')}
          </Notice>
        )}
        {answer?.problem && answer.problem !== 'VALIDATION' && <Problem problem={answer.problem} shelter={shelter} />}
        <CountForm shelter={shelter} answer={answer} />
        <p className={styles.quiet}>{t('expires', { date: moment(shelter.expiresAt) })}</p>
      </div>
    </Page>
  );
}

function Problem({ problem, shelter }: { problem: string; shelter: LinkedShelter }) {
  const t = useTranslations();
  const message = () => {
    if (problem === 'CHANGED_MEANWHILE') return t('bedLink.count.changed', { count: shelter.availableBeds });
    if (problem === 'AVAILABLE_BEDS_LESS_THAN') return t('bedLink.count.check');
    return t(errorMessage(problem));
  };
  return (
    <Notice tone="alert" role="alert">
      {message()}
    </Notice>
  );
}

interface CountFormProps {
  shelter: LinkedShelter;
  answer: FormAnswer | undefined;
}

function CountForm({ shelter, answer }: CountFormProps) {
  const t = useTranslations('bedLink.count');
  const audience = useTranslations('services.audiences');
  const isSending = useNavigation().state === 'submitting';
  const { bedGroups, availableBeds, totalBeds, bedsUpdatedAt } = shelter;
  const fields =
    bedGroups.length > 0
      ? bedGroups.map(({ group, available, total }) => ({
          ...{ name: group, free: available, total },
          label: t('freeFor', { group: audience(group), total }),
        }))
      : [{ name: 'total', free: availableBeds, total: totalBeds, label: t('free', { total: totalBeds }) }];
  return (
    <Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="ifUnmodifiedSince" value={bedsUpdatedAt ?? ''} />
      {fields.map(({ name, label, free, total }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          defaultValue={answer?.typed[name] ?? String(free)}
          error={fieldError(name, total, answer, t)}
        />
      ))}
      <div>
        <Button type="submit" weight="main" disabled={isSending}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}

type Texts = ReturnType<typeof useTranslations<'bedLink.count'>>;

function fieldError(name: string, total: number, answer: FormAnswer | undefined, t: Texts): string | undefined {
  if (answer?.errors[name]) return t('notANumber');
  const isTooMany = answer?.problem === 'AVAILABLE_BEDS_LESS_THAN' && Number(answer.typed[name]) > total;
  return isTooMany ? t('tooMany', { total }) : undefined;
}
