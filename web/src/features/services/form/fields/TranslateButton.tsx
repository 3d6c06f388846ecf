import { englishFieldOf, type TranslatedField } from '@amparo/domain/services/translatedFields.ts';
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

interface Props {
  name: TranslatedField;
  isShown: boolean;
  onTranslated: (text: string) => void;
}

/** Translates the English field into the Spanish field above. If that fails, the user types the text. */
export function TranslateButton({ name, isShown, onTranslated }: Props) {
  const t = useTranslations();
  const text = useServiceValue(englishFieldOf[name]);
  const { translate, isBusy, problem } = useTranslate(name, text, onTranslated);
  return (
    <div className={styles.sub}>
      {isShown && text.trim() !== '' && (
        <Button onClick={() => void translate()} aria-disabled={isBusy || undefined}>
          <ActionLabel
            action={t(isBusy ? 'serviceForm.translate.busy' : 'serviceForm.translate.ask')}
            name={t(`serviceForm.fields.${name}`)}
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

function useTranslate(name: TranslatedField, text: string, onTranslated: (text: string) => void) {
  const form = useServiceForm();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const translate = async () => {
    if (isRunning.current) return;
    const before = form.read()[name];
    isRunning.current = true;
    setIsBusy(true);
    setProblem(null);
    try {
      const { data } = await callApi('POST /common/translate', { body: { source: 'en', target: 'es', text } });
      // The user typed in the meantime: do not overwrite that.
      if (form.read()[name] !== before) return;
      form.change(name, data.translatedText);
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
