import type { APIRequestContext } from '@playwright/test';
import { administratorHeaders } from '../services/serviceForm.ts';

/** The messages with these words that the administrators received. */
export async function readFeedback(
  request: APIRequestContext,
  words: string,
): Promise<{ images: object[]; message: string }[]> {
  const headers = await administratorHeaders(request);
  const answer = await request.get(`/api/feedbacks?q=${encodeURIComponent(words)}`, { headers });
  return (await answer.json()).data;
}
