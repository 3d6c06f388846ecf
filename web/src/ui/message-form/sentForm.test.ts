import { expect, test } from 'vitest';
import { readSentForm } from './sentForm.ts';

test.each([
  ['JSON', 'application/json', '{}'],
  ['text', 'text/plain', 'message=hello'],
  ['nothing', null, undefined],
  ['photos that broke off', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="message"'],
  ['photos without a boundary', 'multipart/form-data', '--b--'],
])('what is sent as %s is refused as the sender’s error', async (_kind, type, body) => {
  const headers: Record<string, string> = type ? { 'content-type': type } : {};
  const request = new Request('http://localhost/feedback', { method: 'POST', headers, body });
  await expect(readSentForm(request)).rejects.toMatchObject({ init: { status: 400 } });
});
