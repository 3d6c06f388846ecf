import type { Language } from '../i18n/language.ts';
import touchIcon from './icons/appleTouchIcon.png?url';
import icon from './icons/icon.svg?url';
import icon192 from './icons/icon192.png?url';

/** The icons of the app for tabs and the home screen, and the colors of the browser's frame in both themes. */
export function AppIcons({ language }: { language: Language }) {
  const manifest = language === 'en' ? '/manifest.webmanifest' : `/manifest.webmanifest?lang=${language}`;
  return (
    <>
      <meta name="theme-color" content="#16244a" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0b1226" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={icon192} type="image/png" sizes="192x192" />
      <link rel="icon" href={icon} type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href={touchIcon} />
      <link rel="manifest" href={manifest} />
    </>
  );
}
