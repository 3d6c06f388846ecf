import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { paths } from '../../paths.ts';
import { type LoadInput, onDevice, onServer } from '../../routing/load.ts';
import { Page } from '../../ui/page/Page.tsx';
import { publicMeta } from '../../ui/page/pageMeta.ts';
import styles from './StaticPage.module.css';
import { loadStaticText, StaticText } from './StaticText.tsx';

const pages = [
  { key: 'about', name: 'ABOUT', path: paths.about() },
  { key: 'privacy', name: 'PRIVACY', path: paths.privacyPolicy() },
  { key: 'terms', name: 'TERMS', path: paths.termsOfUse() },
] as const;

/** The router matches addresses in any case, and with a slash at the end. */
async function loadPage(input: LoadInput) {
  const address = input.url.pathname.toLowerCase().replace(/\/+$/, '');
  const { key, name, path } = pages.find(({ path }) => path === address) ?? pages[0];
  return { key, path, text: await loadStaticText(name, input) };
}

export const loader = onServer(loadPage);
export const clientLoader = withMessages('staticPages', onDevice(loadPage));

export const meta = publicMeta<Awaited<ReturnType<typeof loadPage>>>((t, { data: { key, path }, region }) => ({
  title: t(`shell.pages.${key}`),
  description: t(`staticPages.${key}.description`, { region }),
  path,
}));

/** About, privacy, or terms, as administrators wrote it. */
export default function StaticPage() {
  const t = useTranslations();
  const { key, text } = useLoaderData<typeof loader>();
  return (
    <Page title={t(key === 'about' ? 'staticPages.about.title' : `shell.pages.${key}`)}>
      <StaticText {...text} />
      {key === 'about' && <Sources />}
    </Page>
  );
}

/** The attribution that the license of the place names requires. */
function Sources() {
  const t = useTranslations('staticPages');
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{t('sources')}</h2>
      <p>
        {t.rich('attribution', {
          geonames: (text) => (
            <a href="https://www.geonames.org/" rel="noreferrer">
              {text}
            </a>
          ),
          licence: (text) => (
            <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer license">
              {text}
            </a>
          ),
        })}
      </p>
    </section>
  );
}
