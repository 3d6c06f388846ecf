import { sourceCan } from '@amparo/domain/permissions/permissions.ts';
import type { SourceConflict } from '@amparo/domain/sources/sourceRoutes.ts';
import { Form, Link, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../../paths.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../../routing/act.ts';
import type { FormAnswer } from '../../../../routing/formAnswer.ts';
import { type LoadInput, onDevice, onServer } from '../../../../routing/load.ts';
import type { PageHandle } from '../../../../routing/pageHandle.ts';
import { pageSize, skipParam, toPage } from '../../../../routing/paging.ts';
import { hydrateOnLoad, requirePermission } from '../../../../routing/requireSignIn.ts';
import { useFormAnswer } from '../../../../routing/useFormAnswer.ts';
import { Card } from '../../../../ui/cards/Card.tsx';
import { Button } from '../../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { MorePages } from '../../../../ui/infinite-list/MorePages.tsx';
import { useInfiniteList } from '../../../../ui/infinite-list/useInfiniteList.ts';
import { Notice } from '../../../../ui/Notice.tsx';
import { Page } from '../../../../ui/page/Page.tsx';
import { privateMeta } from '../../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../../ui/page/SignedInOnly.tsx';
import { ActionLabel } from '../../../../ui/VisuallyHidden.tsx';
import { ChangedValue } from '../../changes/log/ChangedValue.tsx';
import { type LabelledField, useFieldLabel } from '../../useFieldLabel.ts';
import styles from '../Sources.module.css';

const loadConflicts = requirePermission(sourceCan.manage, async ({ callApi, url: { searchParams } }: LoadInput) => {
  const skip = skipParam(searchParams);
  const { data, total } = await callApi('GET /source-conflicts', { query: { limit: pageSize, skip } });
  return { ...toPage(data, skip, rarePaths.sourceConflicts), total };
});
type Data = NonNullable<Awaited<ReturnType<typeof loadConflicts>>>;

async function decide({ callApi, form: { id = '', isSourceRight } }: ActInput): Promise<Outcome> {
  const body = { isSourceRight: isSourceRight === 'true' };
  await callApi('POST /source-conflicts/:id/decide', { params: { id }, body });
  return { to: rarePaths.sourceConflicts() };
}

const messages = ['sources', 'changes', 'serviceDetail', 'serviceForm'] as const;

export const loader = onServer(loadConflicts);
export const clientLoader = hydrateOnLoad(withMessages([...messages], onDevice(loadConflicts)));
export const action = actOnServer(decide);
export const clientAction = actOnDevice(decide);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.sources() };
export const meta = privateMeta((t) => t('sources.decide.title'));

/** Fields that a person corrected here and a source changed, too. An administrator chooses one of the values. */
export default function ConflictsPage() {
  const t = useTranslations('sources');
  const data = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
  return (
    <Page title={t('decide.title')} intro={t('decide.intro')}>
      <div role="alert">{answer?.problem && <Notice tone="alert">{t('failed')}</Notice>}</div>
      <SignedInOnly data={data}>{(data) => <Conflicts data={data} />}</SignedInOnly>
    </Page>
  );
}

function Conflicts({ data }: { data: Data }) {
  const t = useTranslations('sources.decide');
  const more = useInfiniteList(data, rarePaths.sourceConflicts);
  return (
    <>
      {data.total === 0 && (
        <EmptyState lead={t('none')}>
          <p>{t('noneHint')}</p>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {more.items.map((conflict) => (
          <li key={conflict.id}>
            <ConflictCard conflict={conflict} />
          </li>
        ))}
      </ul>
      <MorePages more={more} previousLabel={t('earlier')} isNarrow />
    </>
  );
}

function ConflictCard({ conflict }: { conflict: SourceConflict }) {
  const t = useTranslations('sources.decide');
  const keepLanguage = useKeepLanguage();
  const labelOf = useFieldLabel();
  const { id, serviceId, serviceName, sourceName, field, here, there, foundAt } = conflict;
  const name = `${serviceName}, ${labelOf(field as LabelledField)}`;
  return (
    <Card>
      <h2 className={styles.name}>
        <Link to={keepLanguage(paths.service(serviceId))}>{serviceName}</Link>
      </h2>
      <div className={styles.pair}>
        <Side title={t('here')} values={here} at={foundAt} />
        <Side title={t('there', { source: sourceName })} values={there} at={foundAt} />
      </div>
      <div className={styles.actions}>
        <Decide id={id} isSourceRight={false} action={t('keep')} name={name} />
        <Decide id={id} isSourceRight action={t('take')} name={name} />
      </div>
    </Card>
  );
}

function Side({ title, values, at }: { title: string; values: Record<string, unknown>; at: string }) {
  const labelOf = useFieldLabel();
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {Object.entries(values).map(([field, value]) => (
          <div key={field}>
            <dt className={styles.facts}>{labelOf(field as LabelledField)}</dt>
            <dd>
              <ChangedValue field={field} value={value} at={at} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface DecideProps {
  id: string;
  isSourceRight: boolean;
  action: string;
  name: string;
}

function Decide({ id, isSourceRight, action, name }: DecideProps) {
  return (
    <Form method="post" action={rarePaths.sourceConflicts()}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="isSourceRight" value={String(isSourceRight)} />
      <Button type="submit" weight="outlined">
        <ActionLabel action={action} name={name} />
      </Button>
    </Form>
  );
}
