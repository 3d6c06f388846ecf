import { Minus, Plus } from 'lucide-react';
import { type FocusEvent, type FormEvent, type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
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
  const isHydrated = useHydrated();
  const { shown, type, step, again, save } = useBeds(shelter);
  const id = useId();
  const { name, total } = shelter;
  const problem = shown.problem ?? answer?.problem ?? null;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) save();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const saved = { free: shown.saved.free, total, updatedAt: shown.saved.updatedAt };
  // `now` is the time of loading, so a later save replaces it.
  const moment = shown.saved.updatedAt && shown.saved.updatedAt > now ? shown.saved.updatedAt : now;
  return (
    <article className={styles.row}>
      <h2 className={styles.name}>
        <a href={keepLanguage(paths.service(shelter.id))}>{name}</a>
      </h2>
      <p className={styles.city}>{shelter.city}</p>
      <BedsLine beds={saved} now={moment} />
      {!shelter.isApproved && shown.state !== 'saved' && <p className={styles.city}>{t('publishes')}</p>}
      <Form method="post" className={styles.form} onBlur={leave} onSubmit={submit}>
        <input type="hidden" name="id" value={shelter.id} />
        <label htmlFor={id} className={styles.label}>
          {t('free')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </label>
        <div className={styles.count}>
          {isHydrated && (
            <Step words={t('less', { name })} isAtEnd={Number(shown.typed) <= 0} onStep={() => step(-1)}>
              <Minus size={20} aria-hidden />
            </Step>
          )}
          <input
            id={id}
            name="total"
            className={styles.box}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={shown.typed}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-said`}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
          />
          {isHydrated && (
            <Step words={t('more', { name })} isAtEnd={Number(shown.typed) >= total} onStep={() => step(1)}>
              <Plus size={20} aria-hidden />
            </Step>
          )}
          <span className={styles.of}>{t('of', { total })}</span>
          {!isHydrated && <Button type="submit">{t('save')}</Button>}
        </div>
        <Said id={`${id}-said`} problem={problem} state={shown.state} total={total} />
        {shown.unsent !== null && (
          <div>
            <Button weight="outlined" onClick={again}>
              {t('again', { count: shown.unsent })}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </div>
        )}
      </Form>
    </article>
  );
}

interface StepProps {
  words: string;
  isAtEnd: boolean;
  onStep: () => void;
  children: ReactNode;
}

function Step({ words, isAtEnd, onStep, children }: StepProps) {
  return (
    <Button className={styles.step} aria-disabled={isAtEnd || undefined} onClick={isAtEnd ? undefined : onStep}>
      {children}
      <VisuallyHidden>{words}</VisuallyHidden>
    </Button>
  );
}

const ofAny = ['UNREACHABLE', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

interface SaidProps {
  id: string;
  problem: string | null;
  state: 'still' | 'saving' | 'saved';
  total: number;
}

/** The result of the last change. Screen readers hear it too. */
function Said({ id, problem, state, total }: SaidProps) {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  /** In a new tab: here the number waits. */
  const loginLink = (words: ReactNode) => (
    <a href={keepLanguage(paths.login({ back: paths.availableBeds() }))} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
  const words = () => {
    if (problem === 'AVAILABLE_BEDS_LESS_THAN') return t('manage.beds.tooMany', { total });
    if (problem === 'NOT_SIGNED_IN') return t.rich('manage.beds.signedOut', { link: loginLink });
    if (problem) return t(`errors.${ofAny.find((key) => key === problem) ?? 'INTERNAL'}`);
    return state === 'still' ? '' : t(`manage.beds.${state}`);
  };
  return (
    <p id={id} role="status" className={problem ? styles.problem : styles.said}>
      {words()}
    </p>
  );
}
