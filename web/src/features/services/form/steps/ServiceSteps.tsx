import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { SaveBar } from '../save/SaveBar.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { countedSteps, type StepName, stepNames } from './formSteps.ts';
import { StepList } from './StepList.tsx';
import { type StepSetting, useSteps } from './useSteps.ts';

interface Props extends StepSetting {
  contents: Record<StepName, ReactNode>;
  /** Concerns all steps, so it is below each of them. */
  note: ReactNode;
}

/** The steps of the form, their list with the progress, and the summary of all errors. A stored service shows all. */
export function ServiceSteps({ contents, note, ...setting }: Props) {
  const t = useTranslations('serviceForm.steps');
  const { edit, isNew } = setting;
  const place = useRef<HTMLDivElement>(null);
  const { states, current, open, showField } = useSteps(setting, place);
  const isReady = countedSteps.every((step) => states[step] === 'complete');
  return (
    <>
      <ErrorSummary attempt={edit.attempt} onShow={showField} />
      <div ref={place}>
        <StepList states={states} current={isNew ? current : null} onOpen={open} />
      </div>
      {stepNames.map((step, index) => (
        <section
          key={step}
          aria-label={t('position', { position: index + 1, count: stepNames.length, name: t(`names.${step}`) })}
          className="form-step"
          data-step={step}
          tabIndex={-1}
          hidden={isNew && step !== current}
        >
          {contents[step]}
          {isNew && <Turn step={step} onOpen={open} />}
        </section>
      ))}
      {note}
      <SaveBar
        isStored={edit.draft.isStored}
        problem={edit.problem}
        isSaving={edit.isSaving}
        isReady={!isNew || isReady}
      />
    </>
  );
}

/** The buttons to the steps before and after this one. */
function Turn({ step, onOpen }: { step: StepName; onOpen: (step: StepName) => void }) {
  const t = useTranslations('serviceForm.steps');
  const before = stepNames[stepNames.indexOf(step) - 1];
  const after = stepNames[stepNames.indexOf(step) + 1];
  return (
    <div className="form-step-turn">
      {before ? (
        <Button weight="outlined" onClick={() => onOpen(before)}>
          {t('back')}
        </Button>
      ) : (
        <span />
      )}
      {after && (
        <Button weight="main" onClick={() => onOpen(after)}>
          {t('next', { name: t(`names.${after}`) })}
        </Button>
      )}
    </div>
  );
}
