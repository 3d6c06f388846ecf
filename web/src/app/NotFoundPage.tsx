import { data } from 'react-router';
import { type MetaInput, rootOf } from '../api/rootData.ts';
import { translate } from '../language/translate.ts';
import { NotFoundMessage } from './NotFoundMessage.tsx';

/** Answers 404 with a page of its own (spec §8). */
export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export function meta({ matches }: MetaInput<null>) {
  const language = rootOf(matches)?.language ?? 'en';
  return [{ title: `${translate(language)('shell.notFoundTitle')} · Amparo` }];
}

export default NotFoundMessage;
