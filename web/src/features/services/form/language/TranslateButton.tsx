import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { callApi } from '../../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../../http-client/errorKeyOf.ts';
import { saveErrorMessage } from '../../../../http-client/errorMessages.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import fieldStyles from '../../../../ui/forms/fields/Field.module.css';
import { ActionLabel } from '../../../../ui/VisuallyHidden.tsx';
import styles from '../layout/Form.module.css';
import { useServiceForm, useServiceValue } from '../layout/ServiceFields.tsx';
import type { textFields, WritingLanguage } from './textFields.ts';

type TextName = (typeof textFields)['en' | 'es']['summary' | 'description' | 'age'];

interface Text {
  name: TextName;
  language: WritingLanguage;
}

interface Props {
  from: Text;
  to: Text;
  isShown: boolean;
  onTranslated: (text: string) => void;
}

/** Translates a field into the field above. If that fails, the user types the text. */
export function TranslateButton({ from, to, isShown, onTranslated }: Props) {
  const t = useTranslations();
  const text = useServiceValue(from.name);
  const { translate, isBusy, problem } = useTranslate({ from, to, onTranslated }, text);
  return (
    <div className={styles.sub}>
      {isShown && text.trim() !== '' && (
        <Button onClick={() => void translate()} aria-disabled={isBusy || undefined}>
          <ActionLabel
            action={t(
              isBusy
                ? 'serviceForm.translate.busy'
                : `serviceForm.translate.${to.language === 'es' ? 'ask' : 'askEnglish'}`,
            )}
            name={t(`serviceForm.fields.${to.name}`)}
          />
        </Button>
      )}
      <div role="alert">
        {problem && (
          <p className={fieldStyles.error}>
            {t(messages[problem as keyof typeof messages] ?? saveErrorMessage('editForm', problem))}
          </p>
        )}
      </div>
    </div>
  );
}

function useTranslate({ from, to, onTranslated }: Omit<Props, 'isShown'>, text: string) {
  const form = useServiceForm();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const translate = async () => {
    if (isRunning.current) return;
    const before = form.read()[to.name];
    isRunning.current = true;
    setIsBusy(true);
    setProblem(null);
    try {
      const body = { source: from.language, target: to.language, text };
      const { data } = await callApi('POST /common/translate', { body });
      // The user typed in the meantime: do not overwrite that.
      if (form.read()[to.name] !== before) return;
      form.change(to.name, data.translatedText);
      onTranslated(data.translatedText);
    } catch (error) {
      setProblem(errorKeyOf(error)?.key ?? 'INTERNAL');
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { translate, isBusy, problem };
}

const messages = {
  NOT_SIGNED_IN: 'serviceForm.signedOut',
  VALIDATION: 'serviceForm.translate.tooLong',
  TRANSLATOR_NOT_CONFIGURED: 'serviceForm.translate.none',
  TRANSLATOR_UNAVAILABLE: 'serviceForm.translate.away',
} as const;
