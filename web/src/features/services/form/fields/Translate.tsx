import { englishFieldOf, type TranslatedField } from '@amparo/domain/services/translatedFields.ts';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { callApi } from '../../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../../http-client/errorKeyOf.ts';
import { saveErrorMessage } from '../../../../http-client/errorMessages.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import fieldStyles from '../../../../ui/forms/fields/Field.module.css';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import styles from '../layout/Form.module.css';
import { useServiceForm, useServiceValue } from '../layout/ServiceFields.tsx';

interface Props {
  name: TranslatedField;
  isWanted: boolean;
  onMade: (words: string) => void;
}

/** Asks the translator for the Spanish text of the field above. If it fails, the user types it. */
export function Translate({ name, isWanted, onMade }: Props) {
  const t = useTranslations();
  const form = useServiceForm();
  const text = useServiceValue(englishFieldOf[name]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isAsked = useRef(false);
  const translate = async () => {
    if (isAsked.current) return;
    const before = form.read()[name];
    isAsked.current = true;
    setIsBusy(true);
    setProblem(null);
    try {
      const { data } = await callApi('POST /common/translate', { body: { source: 'en', target: 'es', text } });
      // The user typed in the meantime: keep that.
      if (form.read()[name] !== before) return;
      form.change(name, data.translatedText);
      onMade(data.translatedText);
    } catch (error) {
      setProblem(errorKeyOf(error)?.key ?? 'INTERNAL');
    } finally {
      isAsked.current = false;
      setIsBusy(false);
    }
  };
  return (
    <div className={styles.sub}>
      {isWanted && text.trim() !== '' && (
        <Button onClick={() => void translate()} aria-disabled={isBusy || undefined}>
          {t(isBusy ? 'serviceForm.translate.busy' : 'serviceForm.translate.ask')}
          <VisuallyHidden>: {t(`serviceForm.fields.${name}`)}</VisuallyHidden>
        </Button>
      )}
      <div role="alert">
        {problem && (
          <p className={fieldStyles.error}>
            {t(words[problem as keyof typeof words] ?? saveErrorMessage('editForm', problem))}
          </p>
        )}
      </div>
    </div>
  );
}

const words = {
  NOT_SIGNED_IN: 'serviceForm.signedOut',
  VALIDATION: 'serviceForm.translate.tooLong',
  TRANSLATOR_NOT_CONFIGURED: 'serviceForm.translate.none',
  TRANSLATOR_UNAVAILABLE: 'serviceForm.translate.away',
} as const;
