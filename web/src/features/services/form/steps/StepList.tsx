import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { ActionLabel } from '../../../../ui/VisuallyHidden.tsx';
import { countedSteps, type StepName, type StepState, stepNames } from './formSteps.ts';

interface Props {
  states: Record<StepName, StepState>;
  /** Null if the page shows all steps. */
  current: StepName | null;
  onOpen: (step: StepName) => void;
}

/** All steps with their state. Each opens with one tap, in any order. */
export function StepList({ states, current, onOpen }: Props) {
  const t = useTranslations('serviceForm.steps');
  const done = countedSteps.filter((step) => states[step] === 'complete').length;
  return (
    <nav aria-label={t('label')} className="form-steps">
      <p role="status">{t('progress', { done, count: countedSteps.length })}</p>
      <ol>
        {stepNames.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === current ? 'step' : undefined}
              data-state={states[step]}
              onClick={() => onOpen(step)}
            >
              <StepMark state={states[step]} position={index + 1} />
              <ActionLabel action={t(`names.${step}`)} name={t(`states.${states[step]}`)} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepMark({ state, position }: { state: StepState; position: number }) {
  return (
    <span className="form-step-mark" aria-hidden>
      {state === 'complete' ? <Check size={14} /> : state === 'wrong' ? '!' : position}
    </span>
  );
}
