import type { MergeChoices } from '@amparo/domain/services/merge/mergeFields.ts';
import { mergeGroupNames } from '@amparo/domain/services/merge/mergeGroups.ts';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../../routing/act.ts';
import type { FormAnswer } from '../../../../routing/formAnswer.ts';
import { onDevice, onServer } from '../../../../routing/load.ts';
import type { PageHandle } from '../../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../../routing/requireSignIn.ts';
import { useFormAnswer } from '../../../../routing/useFormAnswer.ts';
import mergeStyles from '../../../../ui/merge.css?url';
import { Notice } from '../../../../ui/Notice.tsx';
import { Page } from '../../../../ui/page/Page.tsx';
import { privateMeta } from '../../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../../ui/page/SignedInOnly.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';
import { loadMerge } from './loadMerge.ts';
import { MergeResult } from './MergeResult.tsx';

/** The messages of the fields of services, their hours, and their values. */
const messages = ['duplicates', 'changes', 'serviceForm', 'serviceDetail'] as const;

/** Merges the services with the chosen fields. The list of pairs then offers to undo it. */
async function merge({ callApi, form }: ActInput): Promise<Outcome> {
  const { kept = '', other = '', updatedAt, otherUpdatedAt } = form;
  const chosen = mergeGroupNames.flatMap((name) => (form[`choice.${name}`] ? [[name, form[`choice.${name}`]]] : []));
  const choices = Object.fromEntries(chosen) as MergeChoices;
  await callApi('POST /services/:id/merge', {
    params: { id: kept },
    body: { other, updatedAt, otherUpdatedAt, choices },
  });
  return { to: rarePaths.duplicates({ merged: other }) };
}

export const loader = onServer(loadMerge);
export const clientLoader = hydrateOnLoad(withMessages(messages, onDevice(loadMerge)));
export const action = actOnServer(merge);
export const clientAction = actOnDevice(merge);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.duplicates() };
export const links = () => [{ rel: 'stylesheet', href: mergeStyles }];
export const meta = privateMeta((t) => t('duplicates.merge.title'));

/** If somebody changed one of the two meanwhile, the page shows them as they are now. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.problem === 'CHANGED_MEANWHILE' || defaultShouldRevalidate;

/** Merges two services in two steps: what to take from which, and the result (docs/decisions/duplicates.md). */
export default function MergePage() {
  const t = useTranslations('duplicates.merge');
  const data = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
  const step = data?.isResult ? 'result' : 'choose';
  return (
    <Page title={t(`${step}.title`)} intro={t(`${step}.intro`)}>
      <div role="alert">{answer?.problem && <Notice tone="alert">{t(problemOf(answer))}</Notice>}</div>
      <SignedInOnly data={data}>
        {(data) => (data.isResult ? <MergeResult data={data} /> : <ChoiceForm data={data} />)}
      </SignedInOnly>
    </Page>
  );
}

function problemOf({ problem, errors }: FormAnswer) {
  if (problem === 'CHANGED_MEANWHILE') return 'problems.changed' as const;
  return errors.phone ? ('problems.unreachable' as const) : ('problems.failed' as const);
}
