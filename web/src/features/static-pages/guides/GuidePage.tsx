import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import type { Guide } from '@amparo/domain/static-pages/guides/guide.ts';
import { Pencil } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { inLanguage } from '../../../i18n/inLanguage.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { type LoadInput, onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { useIsAllowed } from '../../../routing/useViewer.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { publicMeta } from '../../../ui/page/pageMeta.ts';
import { readHtml, textOf } from '../readHtml.ts';
import { GuideText } from './GuideText.tsx';
import guideStyles from './guide.css?url';

async function loadGuide({ callApi, params, language }: LoadInput) {
  const { data: guide } = await callApi('GET /guides/:id', { params: { id: params.slug ?? '' } });
  const { title, titleEs, content, contentEs }: Guide = guide;
  return {
    ...{ id: guide.id, slug: guide.slug, isPublished: guide.isPublished },
    title: inLanguage({ en: title, es: titleEs }, language),
    text: inLanguage({ en: content, es: contentEs }, language),
  };
}

export const loader = onServer(loadGuide);
export const clientLoader = withMessages('guides', onDevice(loadGuide));
export const handle: PageHandle<unknown> = { back: () => rarePaths.guides() };
export const links = () => [{ rel: 'stylesheet', href: guideStyles }];

/** Search engines show about this many characters. */
const descriptionLength = 160;

export const meta = publicMeta<Awaited<ReturnType<typeof loadGuide>>>((_t, { data: { title, text, ...guide } }) => ({
  title: title.text,
  description: textOf(readHtml(text.text)).slice(0, descriptionLength).trim(),
  path: paths.guide(guide.slug),
  isUnlisted: !guide.isPublished,
}));

/** A page that administrators have added. */
export default function GuidePage() {
  const t = useTranslations('guides');
  const keepLanguage = useKeepLanguage();
  const { id, title, text, isPublished } = useLoaderData<typeof loader>();
  const mayEdit = useIsAllowed(directoryCan.write);
  return (
    <Page title={title.text}>
      {!isPublished && <Notice tone="quiet">{t('notPublished')}</Notice>}
      <GuideText html={text.text} lang={text.otherLanguage ?? undefined} />
      {mayEdit && (
        <p>
          <ButtonLink weight="outlined" to={keepLanguage(rarePaths.entryForm(rarePaths.guides(), id))}>
            <Pencil size={18} aria-hidden />
            {t('edit')}
          </ButtonLink>
        </p>
      )}
    </Page>
  );
}
