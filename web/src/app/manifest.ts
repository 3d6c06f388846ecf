import { directionOf } from '@amparo/domain/translation/languages.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from '../http-client/visit.ts';
import { chooseLanguage } from '../i18n/language.ts';
import { translate } from '../i18n/messages/translate.ts';
import { paths } from '../paths.ts';
import icon from './icons/icon.svg?url';
import icon192 from './icons/icon192.png?url';
import icon512 from './icons/icon512.png?url';
import iconMaskable from './icons/iconMaskable.png?url';

const usualIcons = [
  { src: icon192, sizes: '192x192', type: 'image/png' },
  { src: icon512, sizes: '512x512', type: 'image/png' },
  { src: iconMaskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: icon, sizes: 'any', type: 'image/svg+xml' },
];
const regionIcons = [
  { src: '/region/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/region/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
];

/** The web app manifest: phones use it to add the app to the home screen. */
export function loader({ url, context }: LoaderFunctionArgs): Response {
  const { region, look } = context.get(visitContext);
  const language = chooseLanguage(url.searchParams.get('lang'), null);
  const t = translate(language);
  const manifest = {
    id: '/',
    name: look.appName,
    short_name: look.appName,
    description: t('services.list.description', { region: region.name[language === 'es' ? 'es' : 'en'] }),
    lang: language,
    dir: directionOf(language) ?? 'ltr',
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    theme_color: look.frame.light,
    background_color: '#faf7f1',
    categories: ['social', 'health', 'lifestyle'],
    icons: look.logo ? regionIcons : usualIcons,
    shortcuts: [
      { name: t('services.list.openNearMe'), url: paths.location(paths.home('open=true')) },
      { name: t('shell.crisisLines'), url: paths.crisisLines() },
      { name: t('shell.chat'), url: paths.chatbot() },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
