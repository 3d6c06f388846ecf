import { bulkCan } from '@amparo/domain/permissions/permissions.ts';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { onDevice, onServer } from '../../routing/load.ts';
import type { PageHandle } from '../../routing/pageHandle.ts';
import { hydrateOnLoad, requirePermission } from '../../routing/requireSignIn.ts';
import { useFormAnswer } from '../../routing/useFormAnswer.ts';
import { Page } from '../../ui/page/Page.tsx';
import { privateMeta } from '../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../ui/page/SignedInOnly.tsx';
import { Exports } from './Exports.tsx';
import { Imports } from './Imports.tsx';
import { type FormImportAnswer, importByForm } from './importByForm.ts';

const loadImport = requirePermission(bulkCan.import, async () => ({ mayImport: true }));

export const loader = onServer(loadImport);
export const clientLoader = hydrateOnLoad(withMessages('bulk', onDevice(loadImport)));
export const action = importByForm;
export const handle: PageHandle<unknown> = { needsSignIn: true };

export const meta = privateMeta((t) => t('bulk.title'));

/** Exports and imports whole lists as tables (docs/decisions/bulk.md). */
export default function ImportPage() {
  const t = useTranslations('bulk');
  const data = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormImportAnswer>();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <SignedInOnly data={data}>
        {() => (
          <>
            <Exports />
            <Imports sent={answer} />
          </>
        )}
      </SignedInOnly>
    </Page>
  );
}
