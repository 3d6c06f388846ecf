import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { rarePaths } from '../../../../rarePaths.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Checkbox } from '../../../../ui/forms/fields/Checkbox.tsx';
import { Field } from '../../../../ui/forms/fields/Field.tsx';
import { FileInput } from '../../../../ui/forms/fields/FileInput.tsx';
import styles from '../Sources.module.css';
import type { SourceAnswer } from './sourceActions.ts';

/** Imports a file of a source. */
export function UploadForm({ id, problem }: { id: string; problem: SourceAnswer['problem'] | undefined }) {
  const t = useTranslations('sources.source');
  const isSending = useNavigation().formData?.get('what') === 'upload';
  const error = { NO_FILE: t('noFile'), TOO_LARGE: t('tooLarge') }[problem as 'NO_FILE' | 'TOO_LARGE'];
  return (
    <section className={styles.section} aria-labelledby="upload">
      <h2 id="upload">{t('upload')}</h2>
      <Form method="post" encType="multipart/form-data" action={rarePaths.source(id)} className={styles.form}>
        <input type="hidden" name="what" value="upload" />
        <Field label={t('file')} hint={t('uploadHint')} error={error}>
          {(box) => <FileInput name="file" {...box} />}
        </Field>
        <Checkbox name="isComplete" label={t('isComplete')} />
        <div className={styles.actions}>
          <Button type="submit" weight="main" aria-disabled={isSending || undefined}>
            {t(isSending ? 'sending' : 'send')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
