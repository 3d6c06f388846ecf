import { bulkCan } from '@amparo/domain/users/permissions.ts';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { forThose } from '../../api/forThose.ts';
import { onDevice, onServer } from '../../api/load.ts';
import type { PageHandle } from '../../api/pageHandle.ts';
import { type MetaInput, rootOf } from '../../api/rootData.ts';
import { atOnce } from '../../api/signedIn.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { paths } from '../../app/paths.ts';
import { withMessages } from '../../language/loadMessages.ts';
import { translate } from '../../language/translate.ts';
import { Page } from '../../ui/Page.tsx';
import { SignedInOnly } from '../../ui/SignedInOnly.tsx';
import { Exports } from './Exports.tsx';
import { Imports } from './Imports.tsx';
import { type FormImportAnswer, importByForm } from './importByForm.ts';

const loadImport = forThose(
  bulkCan.import,
  async () => ({ mayImport: true }),
  (back) => paths.login({ back }),
);

export const loader = onServer(loadImport);
export const clientLoader = atOnce(withMessages('account', withMessages('bulk', onDevice(loadImport))));
export const action = importByForm;
export const handle: PageHandle<unknown> = { needsSignIn: true };

export function meta({ matches }: MetaInput<unknown>) {
  const t = translate(rootOf(matches)?.language ?? 'en');
  return [{ title: `${t('bulk.title')} · Amparo` }, { name: 'robots', content: 'noindex' }];
}

/** Whole lists, out and in as tables (docs/decisions/bulk.md). */
export default function ImportPage() {
  const t = useTranslations('bulk');
  const data = useLoaderData<typeof loader>();
  const answer = useAnswer<FormImportAnswer>();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <SignedInOnly isThere={data !== null} login={paths.login({ back: paths.bulk() })}>
        <Exports />
        <Imports sent={answer} />
      </SignedInOnly>
    </Page>
  );
}
