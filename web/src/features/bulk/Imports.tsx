import { bulkKinds } from '@amparo/domain/bulk/bulkKinds.ts';
import type { FormHTMLAttributes } from 'react';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../rarePaths.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Field } from '../../ui/forms/fields/Field.tsx';
import { FileInput } from '../../ui/forms/fields/FileInput.tsx';
import { SelectField } from '../../ui/forms/fields/SelectField.tsx';
import styles from './Bulk.module.css';
import { Downloads } from './Exports.tsx';
import type { FormImportAnswer } from './importByForm.ts';
import { Report } from './Report.tsx';
import { useImport } from './useImport.ts';

/** Checks a chosen file, shows its changes, and imports it after a confirmation. */
export function Imports({ sent }: { sent: FormImportAnswer | undefined }) {
  const t = useTranslations('bulk');
  const to = useKeepLanguage()(rarePaths.bulk());
  const { answer, content, busy, result, onSubmit } = useImport(sent);
  const isFileWrong = answer?.problem === 'NO_FILE' || answer?.problem === 'TOO_LARGE';
  // Without scripts the page loads again, and opens at the result.
  const form = { method: 'post', encType: 'multipart/form-data', action: `${to}#report` } as const;
  return (
    <>
      <section className={styles.section} aria-labelledby="import">
        <h2 id="import">{t('import.title')}</h2>
        <p>{t('import.hint')}</p>
        <p>{t('import.templates')}</p>
        <Downloads label={(what) => t('import.template', { what })} isTemplate />
        <form {...form} className={styles.form} onSubmit={onSubmit('checking')}>
          <KindField chosen={answer?.what} />
          <Field
            label={t('import.file')}
            hint={t('import.fileHint')}
            error={isFileWrong ? t(`problems.${answer.problem as 'NO_FILE' | 'TOO_LARGE'}`) : undefined}
          >
            {(box) => <FileInput name="file" accept=".csv,text/csv" {...box} />}
          </Field>
          <Button type="submit" weight="main" className={styles.send} aria-disabled={busy !== null}>
            {busy === 'checking' ? t('import.checking') : t('import.check')}
          </Button>
        </form>
      </section>
      {answer && !isFileWrong && (
        <Report answer={answer} heading={result}>
          {answer.report && (
            <ApplyForm form={form} what={answer.what} seen={answer.report.seen} {...{ content, busy, onSubmit }} />
          )}
        </Report>
      )}
    </>
  );
}

function KindField({ chosen = 'services' }: { chosen: string | undefined }) {
  const t = useTranslations('bulk');
  const options = bulkKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }));
  return <SelectField label={t('import.what')} name="what" defaultValue={chosen} options={options} />;
}

interface ApplyProps extends Pick<ReturnType<typeof useImport>, 'content' | 'busy' | 'onSubmit'> {
  form: FormHTMLAttributes<HTMLFormElement>;
  what: string;
  /** The hash of the report that the person confirms. */
  seen: string;
}

function ApplyForm({ form, what, seen, content, busy, onSubmit }: ApplyProps) {
  const t = useTranslations('bulk.report');
  return (
    <form {...form} onSubmit={onSubmit('applying')}>
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="seen" value={seen} />
      {content !== null && <input type="hidden" name="content" value={content} />}
      <Button type="submit" weight="main" aria-disabled={busy !== null}>
        {busy === 'applying' ? t('applying') : t('apply')}
      </Button>
    </form>
  );
}
