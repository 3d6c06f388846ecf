import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { Form, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { type LoadInput, onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { pageSize, skipParam, toPage } from '../../../routing/paging.ts';
import { hydrateOnLoad, requirePermission } from '../../../routing/requireSignIn.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/infinite-list/MorePages.tsx';
import { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import styles from './Duplicates.module.css';
import { PairCard } from './PairCard.tsx';

const loadDuplicates = requirePermission(serviceCan.merge, async ({ callApi, url: { searchParams } }: LoadInput) => {
  const skip = skipParam(searchParams);
  const { data, total } = await callApi('GET /duplicates', { query: { limit: pageSize, skip } });
  const pairs = data.map((pair) => ({ id: `${pair.first.id},${pair.second.id}`, ...pair }));
  const [apart, merged] = [searchParams.get('apart'), searchParams.get('merged')];
  return { ...toPage(pairs, skip, addressOf), total, apart, merged, isSeparated: searchParams.has('separated') };
});
type Data = NonNullable<Awaited<ReturnType<typeof loadDuplicates>>>;

const addressOf = (skip: number) => rarePaths.duplicates({ skip });

/** Remembers that a pair is two services, or takes that back. The list then offers to undo it. */
async function decide({ callApi, form: { pair = '', isDuplicate } }: ActInput): Promise<Outcome> {
  const [first = '', second = ''] = pair.split(',');
  const isOne = isDuplicate === 'true';
  await callApi('POST /duplicates/decide', { body: { services: [first, second], isDuplicate: isOne } });
  return { to: rarePaths.duplicates(isOne ? {} : { apart: pair }) };
}

export const loader = onServer(loadDuplicates);
export const clientLoader = hydrateOnLoad(withMessages('duplicates', onDevice(loadDuplicates)));
export const action = actOnServer(decide);
export const clientAction = actOnDevice(decide);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.overview() };
export const meta = privateMeta((t) => t('duplicates.title'));

/** The pairs of services that are likely one, for administrators (docs/decisions/duplicates.md). */
export default function DuplicatesPage() {
  const t = useTranslations('duplicates');
  const data = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <div role="alert">{answer?.problem && <Notice tone="alert">{t('failed')}</Notice>}</div>
      <SignedInOnly data={data}>{(data) => <Pairs data={data} />}</SignedInOnly>
    </Page>
  );
}

function Pairs({ data }: { data: Data }) {
  const t = useTranslations('duplicates');
  const more = useInfiniteList(data, addressOf);
  return (
    <>
      {data.apart && <Remembered pair={data.apart} />}
      {data.merged && <Merged id={data.merged} />}
      {data.isSeparated && (
        <Notice tone="quiet">
          <p role="status">{t('unmerge.done')}</p>
        </Notice>
      )}
      {data.total === 0 ? (
        <EmptyState lead={t('none')}>
          <p>{t('noneHint')}</p>
        </EmptyState>
      ) : (
        <p>{t('count', { count: data.total })}</p>
      )}
      <ul className={styles.list}>
        {more.items.map((pair) => (
          <li key={pair.id}>
            <PairCard pair={pair} />
          </li>
        ))}
      </ul>
      <MorePages more={more} previousLabel={t('earlier')} isNarrow />
    </>
  );
}

function Merged({ id }: { id: string }) {
  const t = useTranslations('duplicates');
  const keepLanguage = useKeepLanguage();
  return (
    <Notice tone="quiet">
      <p role="status">{t('merged')}</p>
      <p className={styles.actions}>
        <ButtonLink weight="outlined" to={keepLanguage(paths.service(id))}>
          {t('showMerged')}
        </ButtonLink>
        <ButtonLink weight="outlined" to={keepLanguage(rarePaths.unmerge(id))}>
          {t('undo')}
        </ButtonLink>
      </p>
    </Notice>
  );
}

function Remembered({ pair }: { pair: string }) {
  const t = useTranslations('duplicates');
  return (
    <Notice tone="quiet">
      <p role="status">{t('remembered')}</p>
      <Form method="post" action={rarePaths.duplicates()}>
        <input type="hidden" name="pair" value={pair} />
        <input type="hidden" name="isDuplicate" value="true" />
        <Button type="submit" weight="outlined">
          {t('undo')}
        </Button>
      </Form>
    </Notice>
  );
}
