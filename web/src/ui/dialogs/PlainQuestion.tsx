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
  /** Said where it could not be done. */
  failed: string;
  /** Where whoever changes their mind goes. */
  back: string;
  /** What the form sends besides. */
  fields?: ReactNode;
  /** What it is about. */
  children: ReactNode;
}

/** Yes or no on a page of its own, for browsers without scripts; with them it is a ConfirmDialog. */
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
