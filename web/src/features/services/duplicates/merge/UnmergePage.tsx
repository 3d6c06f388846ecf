import { ApiError } from '@amparo/domain/http/apiError.ts';
import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../../routing/act.ts';
import { type LoadInput, onDevice, onServer } from '../../../../routing/load.ts';
import type { PageHandle } from '../../../../routing/pageHandle.ts';
import { hydrateOnLoad, requirePermission } from '../../../../routing/requireSignIn.ts';
import { Card } from '../../../../ui/cards/Card.tsx';
import { PlainQuestion } from '../../../../ui/dialogs/PlainQuestion.tsx';
import { Page } from '../../../../ui/page/Page.tsx';
import { privateMeta } from '../../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../../ui/page/SignedInOnly.tsx';
import { serviceIdOf } from '../../serviceIdOf.ts';

/** The merged service of the address, and the one that was kept. */
const loadMerged = requirePermission(serviceCan.merge, async ({ callApi, params }: LoadInput) => {
  const id = serviceIdOf(params);
  const { data } = await callApi('GET /services/:id/changes', { params: { id }, query: { limit: 1 } });
  const into = data[0]?.after.mergedInto as { name: string } | undefined;
  if (!into) throw new ApiError('NOT_FOUND');
  return { name: data[0]!.service.name, keptName: into.name };
});

async function unmerge({ callApi, url }: ActInput): Promise<Outcome> {
  const id = serviceIdOf({ id: url.pathname.split('/')[2] });
  await callApi('POST /services/:id/unmerge', { params: { id } });
  return { to: rarePaths.duplicates({ separated: id }) };
}

export const loader = onServer(loadMerged);
export const clientLoader = hydrateOnLoad(withMessages('duplicates', onDevice(loadMerged)));
export const action = actOnServer(unmerge);
export const clientAction = actOnDevice(unmerge);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.changes() };
export const meta = privateMeta((t) => t('duplicates.unmerge.question'));

/** Asks for confirmation before it undoes a merge. */
export default function UnmergePage() {
  const t = useTranslations('duplicates');
  const data = useLoaderData<typeof loader>();
  return (
    <Page title={t('unmerge.question')} intro={t('unmerge.intro')}>
      <SignedInOnly data={data}>
        {({ name, keptName }) => (
          <PlainQuestion confirm={t('unmerge.confirm')} failed={t('unmerge.failed')} back={rarePaths.duplicates()}>
            <Card>
              <p>{t('pair', { first: name, second: keptName })}</p>
            </Card>
          </PlainQuestion>
        )}
      </SignedInOnly>
    </Page>
  );
}
