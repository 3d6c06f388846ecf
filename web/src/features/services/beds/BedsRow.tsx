import { Minus, Plus } from 'lucide-react';
import { type FocusEvent, type FormEvent, type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { errorMessage } from '../../../http-client/errorMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ActionLabel, VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { BedsLine } from '../BedsLine.tsx';
import styles from './BedsRow.module.css';
import type { ShelterBeds } from './loadBeds.ts';
import { useBeds } from './useBeds.ts';

interface Props {
  shelter: ShelterBeds;
  now: string;
  /** The answer to this row's form, without scripts. */
  answer: FormAnswer | undefined;
}

/** One shelter: a field with buttons for its free beds, and the age of the number. */
export function BedsRow({ shelter, now, answer }: Props) {
  const t = useTranslations('manage.beds');
  const keepLanguage = useKeepLanguage();
  const beds = useBeds(shelter);
  const { saved, status, problem } = beds.state;
  // `now` is the time of loading, so a later save replaces it.
  const moment = saved.updatedAt && saved.updatedAt > now ? saved.updatedAt : now;
  return (
    <article className={styles.row}>
      <h2 className={styles.name}>
        <a href={keepLanguage(paths.service(shelter.id))}>{shelter.name}</a>
      </h2>
      <p className={styles.city}>{shelter.city}</p>
      <BedsLine beds={{ ...saved, total: shelter.total }} now={moment} />
      {!shelter.isApproved && status !== 'saved' && <p className={styles.city}>{t('publishes')}</p>}
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
    beds.save();
  };
  return (
    <Form method="post" className={styles.form} onBlur={leave} onSubmit={submit}>
      <input type="hidden" name="id" value={shelter.id} />
      <label htmlFor={id} className={styles.label}>
        <ActionLabel action={t('free')} name={shelter.name} />
      </label>
      <CountField id={id} shelter={shelter} beds={beds} isInvalid={problem !== null} />
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

/** The number with a button on either side or, without scripts, a button to save it. */
function CountField({ id, shelter: { name, total }, beds: { state, change, step }, isInvalid }: FieldProps) {
  const t = useTranslations('manage.beds');
  const isHydrated = useHydrated();
  const count = Number(state.typed);
  return (
    <div className={styles.count}>
      {isHydrated && (
        <StepButton label={t('less', { name })} icon={Minus} isAtEnd={count <= 0} onStep={() => step(-1)} />
      )}
      <input
        id={id}
        name="total"
        className={styles.box}
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
      <span className={styles.of}>{t('of', { total })}</span>
      {!isHydrated && <Button type="submit">{t('save')}</Button>}
    </div>
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
    <Button className={styles.step} aria-disabled={isAtEnd || undefined} onClick={isAtEnd ? undefined : onStep}>
      <Icon size={20} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}

interface ResultProps {
  id: string;
  problem: string | null;
  status: 'idle' | 'saving' | 'saved' | 'waiting';
  total: number;
}

/** The result of the last change, also for screen readers. */
function SaveResult({ id, problem, status, total }: ResultProps) {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  /** Opens a new tab, because this page contains the unsaved number. */
  const loginLink = (label: ReactNode) => (
    <a href={keepLanguage(paths.login({ back: paths.availableBeds() }))} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
  const message = () => {
    if (problem === 'AVAILABLE_BEDS_LESS_THAN') return t('manage.beds.tooMany', { total });
    if (problem === 'CHANGED_MEANWHILE') return t('manage.beds.changed');
    if (problem === 'NOT_SIGNED_IN') return t.rich('manage.beds.signedOut', { link: loginLink });
    if (problem) return t(errorMessage(problem));
    return status === 'idle' ? '' : t(`manage.beds.${status}`);
  };
  return (
    <p id={id} role="status" className={problem ? styles.problem : styles.result}>
      {message()}
    </p>
  );
}
