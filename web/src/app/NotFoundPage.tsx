import { data } from 'react-router';
import { translate } from '../i18n/messages/translate.ts';
import { type MetaInput, rootOf } from '../routing/rootData.ts';
import { NotFoundMessage } from './ErrorPage.tsx';

/** Responds with 404 and the not-found page (spec §8). */
export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export function meta({ matches }: MetaInput<null>) {
  const t = translate(rootOf(matches)?.language ?? 'en');
  return [{ title: `${t('shell.notFoundTitle')} · ${t('shell.name')}` }];
}

export default NotFoundMessage;
