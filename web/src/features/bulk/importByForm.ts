import { type ActionFunctionArgs, redirect } from 'react-router';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import { visitContext } from '../../http-client/visit.ts';
import { paths } from '../../paths.ts';
import { rarePaths } from '../../rarePaths.ts';
import { assertSameOrigin } from '../../routing/assertSameOrigin.ts';
import { readForm } from '../../routing/formAnswer.ts';
import { type ImportAnswer, sendTable } from './sendTable.ts';

/** Without scripts, the page contains the checked file until it is imported. */
export interface FormImportAnswer extends ImportAnswer {
  /** In base64. */
  content: string | null;
}

/** Handles the forms without scripts. */
export async function importByForm({ request, context }: ActionFunctionArgs): Promise<FormImportAnswer> {
  assertSameOrigin(request);
  const { callApi } = context.get(visitContext);
  const form = await readForm(request);
  const [file, content, seen] = ['file', 'content', 'seen'].map((name) => form.get(name));
  const bytes =
    typeof content === 'string' ? Uint8Array.from(Buffer.from(content, 'base64')) : await bytesOf(file ?? null);
  const sent = { what: form.get('what'), bytes, seen: typeof seen === 'string' ? seen : null };
  const answer = await sendTable(callApi, sent).catch((error: unknown) => {
    throw errorKeyOf(error)?.key === 'NOT_SIGNED_IN' ? redirect(paths.login({ back: rarePaths.bulk() })) : error;
  });
  const isToApply = answer.report !== null && !answer.isDone && answer.report.counts.wrong === 0;
  return { ...answer, content: isToApply && bytes ? Buffer.from(bytes).toString('base64') : null };
}

/** Returns null if no file was chosen. */
async function bytesOf(file: FormDataEntryValue | null): Promise<Uint8Array<ArrayBuffer> | null> {
  if (file === null || typeof file === 'string' || (file.size === 0 && file.name === '')) return null;
  return new Uint8Array(await file.arrayBuffer());
}
