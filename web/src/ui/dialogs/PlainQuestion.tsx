import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import type { FormAnswer } from '../../routing/formAnswer.ts';
import { useFormAnswer } from '../../routing/useFormAnswer.ts';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../Notice.tsx';
import styles from './PlainQuestion.module.css';

interface Props {
  confirm: string;
  /** The error if the action failed. */
  failed: string;
  /** The page to return to on cancel. */
  back: string;
  /** Hidden fields of the form. */
  fields?: ReactNode;
  /** The name of the item. */
  children: ReactNode;
}

/** Asks for confirmation on its own page, for browsers without scripts. With scripts, ConfirmDialog replaces it. */
export function PlainQuestion({ confirm, failed, back, fields, children }: Props) {
  const t = useTranslations('forms');
  const answer = useFormAnswer<FormAnswer>();
  const keepLanguage = useKeepLanguage();
  return (
    <>
      <div role="alert">{answer?.problem && <Notice tone="alert">{failed}</Notice>}</div>
      {children}
      <Form method="post" className={styles.answers}>
        {fields}
        <Button type="submit" weight="main">
          {confirm}
        </Button>
        <Link to={keepLanguage(back)} className={styles.cancel}>
          {t('cancel')}
        </Link>
      </Form>
    </>
  );
}
