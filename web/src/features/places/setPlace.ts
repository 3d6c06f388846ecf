import type { CallApi } from '@amparo/domain/callApi.ts';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { keepPlace, type Place, placeCookie, placeFromText } from '../../browser/storage/place.ts';
import { callApi } from '../../http-client/callApi.ts';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import { visitContext } from '../../http-client/visit.ts';
import { safeBack } from '../../paths.ts';
import { readForm } from '../../routing/formAnswer.ts';
import { findPlace, type PlaceChoice } from './findPlace.ts';

/** The answer if no place was set: the input, and the choices if any. */
export interface PlaceAnswer {
  keyword: string;
  choices: PlaceChoice[];
  isUnreachable: boolean;
}

type Keep = (place: Place | null, back: string) => Response;

/** Handles the location form without scripts. The place goes into a session cookie, never into an address. */
export async function setPlaceOnServer({ request, context }: ActionFunctionArgs) {
  return setPlace(await readForm(request), context.get(visitContext).callApi, (place, back) =>
    redirect(back, { headers: { 'set-cookie': placeCookie(place) } }),
  );
}

/** The same on the device. */
export async function setPlaceOnDevice({ request }: ActionFunctionArgs) {
  return setPlace(await request.formData(), callApi, (place, back) => {
    keepPlace(place);
    return redirect(back);
  });
}

async function setPlace(form: FormData, api: CallApi, keep: Keep): Promise<PlaceAnswer | Response> {
  const back = safeBack(textOf(form, 'back'));
  if (form.has('clear')) return keep(null, back);
  const chosen = placeFromText(textOf(form, 'place'));
  if (chosen) return keep(chosen, back);
  const keyword = textOf(form, 'keyword').trim().slice(0, 100);
  try {
    const found = await findPlace(api, keyword);
    if ('place' in found) return keep(found.place, back);
    return { keyword, choices: found.choices, isUnreachable: false };
  } catch (error) {
    if (!errorKeyOf(error)) throw error;
    return { keyword, choices: [], isUnreachable: true };
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
