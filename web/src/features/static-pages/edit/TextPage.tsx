import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { staticPageNames } from '@amparo/domain/static-pages/staticPageName.ts';
import { data as answer, useLoaderData, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { type LoadInput, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { editorClientLoader, editorLoader } from '../../../ui/directory-forms/EntryPage.tsx';
import { FormPage } from '../../../ui/forms/FormPage.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { loadText, textsOf, topics } from './loadTexts.ts';

async function loadKnown(input: LoadInput) {
  if (!staticPageNames.some((name) => name === input.params.name)) throw answer({ key: 'NOT_FOUND' }, { status: 404 });
  return loadText(input);
}

const load = editorLoader(directoryCan.write, loadKnown);
export const loader = onServer(load);
export const clientLoader = hydrateOnLoad(withMessages('staticPagesAdmin', editorClientLoader(load)));
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.texts() };
export const meta = privateMeta((t) => t('staticPagesAdmin.title'));

/** Loaded only here, because the editor is large. */
const TextForm = lazyPart(() => import('./TextForm.tsx'));

/** The form for a static page in one language. */
export default function TextPage() {
  const t = useTranslations('staticPagesAdmin');
  const { name } = useParams();
  const data = useLoaderData<typeof loader>();
  const topic = topics.find((one) => textsOf(one).some((text) => text.name === name)) ?? 'ABOUT';
  const language = name?.endsWith('_ES') ? 'es' : 'en';
  return (
    <FormPage title={t('editTitle', { name: t(`names.${topic}`), language })} intro={t('editIntro')}>
      {data && <TextForm key={name} userId={data.userId} lang={language} text={data.entry} />}
    </FormPage>
  );
}
