import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../paths.ts';
import { onDevice, onServer } from '../../routing/load.ts';
import { Page } from '../../ui/page/Page.tsx';
import styles from './AboutPage.module.css';
import { loadStaticPage } from './loadStaticPage.ts';
import { StaticText } from './StaticText.tsx';
import { staticMeta } from './staticMeta.ts';

const load = loadStaticPage('ABOUT');
export const loader = onServer(load);
export const clientLoader = onDevice(load);
export const meta = staticMeta('about', paths.about());

/** The text of the administrators, and the attribution that the license of the place names requires. */
export default function AboutPage() {
  const t = useTranslations('staticPages');
  return (
    <Page title={t('about.title')}>
      <StaticText text={useLoaderData<typeof loader>()} />
      <section className={styles.sources} aria-labelledby="sources">
        <h2 id="sources">{t('sources')}</h2>
        <p>
          {t.rich('attribution', {
            geonames: (words) => (
              <a href="https://www.geonames.org/" rel="noreferrer">
                {words}
              </a>
            ),
            licence: (words) => (
              <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer license">
                {words}
              </a>
            ),
          })}
        </p>
      </section>
    </Page>
  );
}
