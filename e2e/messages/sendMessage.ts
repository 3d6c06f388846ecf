import type { APIRequestContext } from '@playwright/test';
import { expect } from '../account/accountTest.ts';
import { findService } from '../services/findService.ts';
import { serviceOwner } from '../support/testConfig.ts';

const claimer = { name: 'Rosa', title: 'Director', organizationName: 'Threads', orgnizationWebsite: 'example.org' };
let sent = 0;

/**
 * Sends a message about the owner's service, or about Amparo. Returns its unique text. Each message has its own IP address,
 * because the server limits messages per visitor.
 */
export async function sendMessage(
  request: APIRequestContext,
  about: 'service' | 'claim' | 'app',
  more: object = {},
): Promise<string> {
  const words = crypto.randomUUID();
  const service = (await findService(request, serviceOwner.service)).split('/')[2];
  const { path, ...body } = {
    service: { path: 'service', type: 'SERVICE', service, subject: `Hours ${words}` },
    claim: { path: 'service', type: 'CLAIM', service, subject: `Claim ${words}`, ...claimer },
    app: { path: 'app', type: 'APP', subject: `The map ${words}` },
  }[about];
  const data = { email: 'visitor@example.org', message: `They close at five. ${words}`, ...body, ...more };
  sent += 1;
  const headers = { 'x-forwarded-for': `10.200.${sent >> 8}.${sent & 255}` };
  const answer = await request.post(`/api/feedbacks/${path}`, { data, headers });
  expect(answer.status()).toBe(201);
  return words;
}
