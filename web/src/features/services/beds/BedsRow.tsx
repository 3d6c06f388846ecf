import { Minus, Plus } from 'lucide-react';
import { type FocusEvent, type FormEvent, useId } from 'react';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { rarePaths } from '../../../rarePaths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ActionLabel, VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { BedsLine } from '../BedsLine.tsx';
import styles from './BedsRow.module.css';
import type { ShelterBeds } from './loadBeds.ts';
import { SaveResult } from './SaveResult.tsx';
import { useBeds } from './useBeds.ts';

export interface BedsRowProps {
  shelter: ShelterBeds;
  now: string;
  /** The answer to this row's form, without scripts. */
  answer: FormAnswer | undefined;
}

/** One shelter: a field with buttons for its free beds, and the age of the number. */
export function BedsRow({ shelter, now, answer }: BedsRowProps) {
  const t = useTranslations('manage.beds');
  const keepLanguage = useKeepLanguage();
  const beds = useBeds(shelter);
  const { saved, status, problem } = beds.state;
  // `now` is the time of loading, so a later save replaces it.
  const moment = saved.updatedAt && saved.updatedAt > now ? saved.updatedAt : now;
  return (
    <article className={`${styles.row} beds-row`}>
      <h2 className={styles.name}>
        <Link to={keepLanguage(paths.service(shelter.id))} title={shelter.name}>
          {shelter.name}
        </Link>
      </h2>
      <p className={styles.city}>{shelter.city}</p>
      <BedsLine beds={{ ...saved, total: shelter.total }} now={moment} />
      {shelter.isWaiting && status !== 'saved' && <p className={`${styles.city} beds-publishes`}>{t('publishes')}</p>}
      <BedsForm shelter={shelter} beds={beds} problem={problem ?? answer?.problem ?? null} />
    </article>
  );
}

interface FormProps {
  shelter: ShelterBeds;
  beds: ReturnType<typeof useBeds>;
  problem: string | null;
}

function BedsForm({ shelter, beds, problem }: FormProps) {
  const t = useTranslations('manage.beds');
  const id = useId();
  const { status, unsent } = beds.state;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) beds.save();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    beds.confirm();
  };
  return (
    <Form method="post" className={`${styles.form} beds-form`} onBlur={leave} onSubmit={submit}>
      <input type="hidden" name="id" value={shelter.id} />
      <input type="hidden" name="ifUnmodifiedSince" value={shelter.updatedAt ?? ''} />
      <label htmlFor={id} className={`${styles.label} beds-label`}>
        <ActionLabel action={t('free')} name={shelter.name} />
      </label>
      <div className={`${styles.count} beds-count`}>
        <CountField id={id} shelter={shelter} beds={beds} isInvalid={problem !== null} />
        <SubmitButton name={shelter.name} isChanged={beds.isChanged} />
        <BedLinkLink shelter={shelter} />
      </div>
      <SaveResult id={`${id}-result`} problem={problem} status={status} total={shelter.total} />
      {unsent !== null && (
        <div>
          <Button weight="outlined" onClick={beds.retry}>
            <ActionLabel action={t('again', { count: unsent })} name={shelter.name} />
          </Button>
        </div>
      )}
    </Form>
  );
}

interface FieldProps extends Omit<FormProps, 'problem'> {
  id: string;
  isInvalid: boolean;
}

/** The number with a button on either side. */
function CountField({ id, shelter: { name, total }, beds: { state, change, step }, isInvalid }: FieldProps) {
  const t = useTranslations('manage.beds');
  const isHydrated = useHydrated();
  const count = Number(state.typed);
  return (
    <div className={styles.number}>
      {isHydrated && (
        <StepButton label={t('less', { name })} icon={Minus} isAtEnd={count <= 0} onStep={() => step(-1)} />
      )}
      <input
        id={id}
        name="total"
        className={`${styles.box} beds-box`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={state.typed}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-result`}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
      {isHydrated && (
        <StepButton label={t('more', { name })} icon={Plus} isAtEnd={count >= total} onStep={() => step(1)} />
      )}
      <span className={`${styles.of} beds-of`}>{t('of', { total })}</span>
    </div>
  );
}

/** Saves a changed number, or renews the time of the same one. Without scripts, the page cannot tell which. */
function SubmitButton({ name, isChanged }: { name: string; isChanged: boolean }) {
  const t = useTranslations('manage.beds');
  const isHydrated = useHydrated();
  return (
    <Button type="submit" className={styles.submit}>
      {isHydrated ? <ActionLabel action={t(isChanged ? 'save' : 'stillCorrect')} name={name} /> : t('save')}
    </Button>
  );
}

/** To the link with which the staff count the beds without an account. */
export function BedLinkLink({ shelter: { id, name } }: { shelter: ShelterBeds }) {
  const t = useTranslations('manage.beds');
  const keepLanguage = useKeepLanguage();
  return (
    <Link className={`${styles.staff} beds-staff`} to={keepLanguage(rarePaths.bedLink(id))}>
      <span aria-hidden className="beds-link-long">
        {t('link')}
      </span>
      <span aria-hidden className="beds-link-short" title={t('link')}>
        {t('linkShort')}
      </span>
      <VisuallyHidden>{`${t('link')}: ${name}`}</VisuallyHidden>
    </Link>
  );
}

interface StepProps {
  label: string;
  icon: typeof Plus;
  isAtEnd: boolean;
  onStep: () => void;
}

/** Stays focusable at the end of the range. */
function StepButton({ label, icon: Icon, isAtEnd, onStep }: StepProps) {
  return (
    <Button
      className={`${styles.step} beds-step`}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onStep}
    >
      <Icon size={20} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}
