import { sourceCan } from '@amparo/domain/permissions/permissions.ts';
import { type CsvTarget, csvTargets } from '@amparo/domain/sources/csvColumns.ts';
import type { TablePreview } from '@amparo/domain/sources/sourceRoutes.ts';
import { Form, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { errorKeyOf } from '../../../../http-client/errorKeyOf.ts';
import { withMessages } from '../../../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../../routing/act.ts';
import type { FormAnswer } from '../../../../routing/formAnswer.ts';
import { type LoadInput, onDevice, onServer } from '../../../../routing/load.ts';
import type { PageHandle } from '../../../../routing/pageHandle.ts';
import { hydrateOnLoad, requirePermission } from '../../../../routing/requireSignIn.ts';
import { useFormAnswer } from '../../../../routing/useFormAnswer.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { SelectField } from '../../../../ui/forms/fields/SelectField.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { Page } from '../../../../ui/page/Page.tsx';
import { privateMeta } from '../../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../../ui/page/SignedInOnly.tsx';
import { useRunCounts } from '../runText.ts';
import styles from '../Sources.module.css';
import { Refusals } from '../source/RunHistory.tsx';

const loadTable = requirePermission(sourceCan.manage, async ({ callApi, params: { id = '' } }: LoadInput) => {
  try {
    return { id, table: (await callApi('GET /sources/:id/table', { params: { id } })).data };
  } catch (error) {
    if (errorKeyOf(error)?.key === 'NOT_FOUND') return { id, table: null };
    throw error;
  }
});

async function choose({ callApi, form, url }: ActInput): Promise<Outcome> {
  const id = url.pathname.split('/')[2] ?? '';
  const isImported = form.what === 'import';
  const columns = Object.fromEntries(csvTargets.map((target) => [target, form[target] ?? '']));
  await callApi('PUT /sources/:id/columns', { params: { id }, body: { columns, isImported } });
  return { to: isImported ? rarePaths.source(id) : rarePaths.source(id, 'columns') };
}

export const loader = onServer(loadTable);
export const clientLoader = hydrateOnLoad(
  withMessages(['sources', 'bulk', 'serviceDetail', 'serviceForm'], onDevice(loadTable)),
);
export const action = actOnServer(choose);
export const clientAction = actOnDevice(choose);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.sources() };
export const meta = privateMeta((t) => t('sources.columns.title'));

/** Which column of an uploaded table means what, and what its import would do. */
export default function ColumnsPage() {
  const t = useTranslations('sources.columns');
  const tSources = useTranslations('sources');
  const data = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
  const problem = answer?.errors.name ? t('nameRequired') : answer?.problem && tSources('failed');
  return (
    <Page title={t('title')} intro={t('intro')}>
      <div role="alert">{problem && <Notice tone="alert">{problem}</Notice>}</div>
      <SignedInOnly data={data}>
        {({ id, table }) =>
          table ? <Columns id={id} table={table} /> : <EmptyState lead={t('gone')}>{null}</EmptyState>
        }
      </SignedInOnly>
    </Page>
  );
}

function Columns({ id, table }: { id: string; table: TablePreview }) {
  const t = useTranslations('sources.columns');
  const countsOf = useRunCounts();
  const { columns, counts, refusals } = table;
  return (
    <>
      <FirstRows table={table} />
      <section className={styles.section} aria-labelledby="result">
        <h2 id="result">{t('result')}</h2>
        <p role="status">{countsOf(counts)}</p>
        {refusals.length > 0 && <Refusals refusals={refusals.slice(0, 10)} />}
      </section>
      <Form
        method="post"
        action={rarePaths.source(id, 'columns')}
        className={styles.form}
        key={JSON.stringify(columns)}
      >
        <div className={styles.pair}>
          {csvTargets.map((target) => (
            <ColumnField key={target} target={target} table={table} />
          ))}
        </div>
        <div className={styles.actions}>
          <Button type="submit" weight="outlined" name="what" value="check">
            {t('check')}
          </Button>
          <Button type="submit" weight="main" name="what" value="import">
            {t('import')}
          </Button>
        </div>
      </Form>
    </>
  );
}

function ColumnField({ target, table: { header, columns } }: { target: CsvTarget; table: TablePreview }) {
  const t = useTranslations('sources.columns');
  const options = [{ value: '', label: t('none') }, ...header.map((name) => ({ value: name, label: name }))];
  return (
    <SelectField label={t(`targets.${target}`)} name={target} defaultValue={columns[target] ?? ''} options={options} />
  );
}

function FirstRows({ table: { header, rows } }: { table: TablePreview }) {
  const t = useTranslations('sources.columns');
  return (
    <div className={styles.section}>
      <h2 id="first">{t('first')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className={styles.table} tabIndex={0} aria-labelledby="first">
        <table>
          <thead>
            <tr>
              {header.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('\n')}>
                {header.map((name, i) => (
                  <td key={name}>{row[i]?.slice(0, 80)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
