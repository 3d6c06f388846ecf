import { data } from 'react-router';

/** What a form sent. A body that is none, or that broke off, is the sender's error, not ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data({ key: 'MALFORMED_REQUEST' }, { status: 400 });
  }
}
