import type { BedGroup } from '@amparo/domain/services/bedGroups.ts';
import { type FocusEvent, type FormEvent, useId } from 'react';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ActionLabel } from '../../../ui/VisuallyHidden.tsx';
import { BedsLine } from '../BedsLine.tsx';
import styles from './BedsRow.module.css';
import { BedLinkLink, type BedsRowProps } from './BedsRow.tsx';
import { SaveResult } from './SaveResult.tsx';
import { type GroupCount, useGroupBeds } from './useGroupBeds.ts';

/**
 * One shelter that counts by group: a field for the free beds of each group. They are saved together, when a person leaves
 * them or presses the button.
 */
export function GroupBedsRow({ shelter, now, answer }: BedsRowProps) {
  const t = useTranslations('manage.beds');
  const keepLanguage = useKeepLanguage();
  const count = useGroupBeds(shelter);
  const { saved, status } = count.state;
  const free = saved.groups.reduce((sum, { available }) => sum + available, 0);
  const moment = saved.updatedAt && saved.updatedAt > now ? saved.updatedAt : now;
  return (
    <article className={`${styles.row} beds-row`}>
      <h2 className={styles.name}>
        <Link to={keepLanguage(paths.service(shelter.id))} title={shelter.name}>
          {shelter.name}
        </Link>
      </h2>
      <p className={styles.city}>{shelter.city}</p>
      <BedsLine beds={{ free, total: shelter.total, updatedAt: saved.updatedAt, groups: saved.groups }} now={moment} />
      {shelter.isWaiting && status !== 'saved' && <p className={`${styles.city} beds-publishes`}>{t('publishes')}</p>}
      <GroupForm shelter={shelter} count={count} problem={count.state.problem ?? answer?.problem ?? null} />
    </article>
  );
}

interface FormProps {
  shelter: BedsRowProps['shelter'];
  count: GroupCount;
  problem: string | null;
}

function GroupForm({ shelter, count, problem }: FormProps) {
  const t = useTranslations('manage.beds');
  const isHydrated = useHydrated();
  const id = useId();
  const { state, isChanged, save } = count;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (isChanged && !currentTarget.contains(relatedTarget)) save();
  };
  return (
    <Form method="post" className={`${styles.form} beds-form`} onSubmit={submit} onBlur={leave}>
      <input type="hidden" name="id" value={shelter.id} />
      <input type="hidden" name="ifUnmodifiedSince" value={shelter.updatedAt ?? ''} />
      <fieldset className={`${styles.groups} beds-groups`}>
        <legend className={`${styles.label} beds-label`}>
          <ActionLabel action={t('free')} name={shelter.name} />
        </legend>
        {state.saved.groups.map((group) => (
          <GroupField key={group.group} group={group} count={count} describedBy={`${id}-result`} />
        ))}
      </fieldset>
      <div className={`${styles.count} beds-count`}>
        <Button type="submit" className={styles.submit}>
          {isHydrated ? <ActionLabel action={t(isChanged ? 'save' : 'stillCorrect')} name={shelter.name} /> : t('save')}
        </Button>
        <BedLinkLink shelter={shelter} />
      </div>
      <SaveResult id={`${id}-result`} problem={problem} status={state.status} total={state.fullTotal} />
    </Form>
  );
}

interface FieldProps {
  group: BedGroup;
  count: GroupCount;
  describedBy: string;
}

function GroupField({ group: { group, total }, count, describedBy }: FieldProps) {
  const t = useTranslations('manage.beds');
  const audience = useTranslations('services.audiences');
  const id = useId();
  return (
    <div className={`${styles.group} beds-group`}>
      <label htmlFor={id}>{audience(group)}</label>
      <span className={styles.number}>
        <input
          id={id}
          name={group}
          className={`${styles.box} beds-box`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={count.state.typed[group] ?? ''}
          aria-invalid={count.state.fullGroup === group || undefined}
          aria-describedby={describedBy}
          onChange={(event) => count.change(group, event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <span className={`${styles.of} beds-of`}>{t('of', { total })}</span>
      </span>
    </div>
  );
}
