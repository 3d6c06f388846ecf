/** A message of feedback from an address of its own, because limits count by address. */
export function feedbackMessage(subject: string, n: number) {
  const body = JSON.stringify({ type: 'APP', subject, message: 'Hello', email: 'ana@example.org' });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.5.${(n >> 8) & 255}.${n & 255}` };
  return { method: 'POST' as const, path: '/api/feedbacks/app', headers, body };
}
