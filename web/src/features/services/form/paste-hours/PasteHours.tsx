import type { HoursPlan } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { planOfHours } from '@amparo/domain/services/hours-plan/planOfHours.ts';
import { readHours } from '@amparo/domain/services/readHours.ts';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { TextArea } from '../../../../ui/forms/fields/TextField.tsx';
import styles from '../layout/Form.module.css';

interface Props {
  /** The local date. */
  today: string;
  preview: (plan: HoursPlan) => ReactNode;
  onAccept: (plan: HoursPlan) => void;
}

/** Hours as people write them, read while they type. The form takes them over when the person accepts the week. */
export default function PasteHours({ today, preview, onAccept }: Props) {
  const t = useTranslations('serviceForm.hours.paste');
  const language = useLocale() === 'es' ? 'es' : 'en';
  const [text, setText] = useState('');
  const [accepted, setAccepted] = useState('');
  const shown = useDeferredValue(text);
  const hours = shown.trim() === '' ? undefined : readHours(shown, { language, today });
  const plan = hours && planOfHours(hours, today);
  const accept = (read: HoursPlan) => {
    onAccept(read);
    setAccepted(shown);
  };
  return (
    <div className={styles.sub}>
      <TextArea
        label={t('label')}
        hint={t('hint')}
        rows={3}
        value={text}
        error={hours === null ? t('unreadable') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {plan && (
        <>
          {preview(plan)}
          <div className={styles.buttons}>
            <Button weight="outlined" onClick={() => accept(plan)}>
              {t('accept')}
            </Button>
          </div>
        </>
      )}
      <p role="status" className={styles.hint}>
        {plan && accepted === shown && t('accepted')}
      </p>
    </div>
  );
}
