import type { RouteName } from '@amparo/domain/routes.ts';
import { administrators, created, type Row, signedIn } from './testRow.ts';
import { addFeedback, deletedFeedback, type Scene } from './testScene.ts';

const feedback = (type: Parameters<typeof addFeedback>[1]) => (scene: Scene) => addFeedback(scene, type);
const message = { subject: 'Hours', message: 'They close at five.', email: 'ana@example.org' };
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Actions on a message. Owners and managers may handle messages about their services. */
const onMessages: Row[] = [
  { what: 'about their own', relation: 'own', id: feedback('SERVICE'), statuses: '401 200 200 200 200' },
  { what: 'a claim of their own', relation: 'own', id: feedback('CLAIM'), statuses: '401 200 200 200 200' },
  { what: 'about one they manage', relation: 'managed', id: feedback('SERVICE'), statuses: '401 200 200 200 200' },
  { what: 'about a foreign one', relation: 'foreign', id: feedback('SERVICE'), statuses: '401 404 404 404 200' },
  { what: 'about the app', relation: 'own', id: feedback('APP'), statuses: '401 404 404 404 200' },
  { what: 'a missed danger', relation: 'own', id: feedback('URGENT'), statuses: '401 404 404 404 200' },
];

/** Messages of visitors. */
export const feedbackRows = {
  'GET /feedbacks': [
    { statuses: signedIn },
    { what: 'deleted ones', query: 'isDeleted=true', statuses: administrators },
  ],
  'GET /feedbacks/counts': [{ statuses: signedIn }],
  'GET /feedbacks/:id': onMessages,
  'POST /feedbacks/app': [{ statuses: created, body: () => ({ type: 'APP', ...message }) }],
  'POST /feedbacks/urgent': [{ statuses: created, body: () => ({ message: 'A sentence', consent: true }) }],
  'POST /feedbacks/service': [
    { statuses: created, body: ({ service }) => ({ type: 'SERVICE', service, ...message }) },
    {
      what: 'about one that waits',
      isApproved: false,
      statuses: '404 404 404 404 404',
      body: ({ service }) => ({ type: 'SERVICE', service, ...message }),
    },
  ],
  'POST /feedbacks/images': [{ statuses: created, body: () => pixel }],
  'POST /feedbacks/:id/archive': onMessages,
  'POST /feedbacks/:id/unarchive': onMessages,
  // A missed danger has no sender.
  'POST /feedbacks/:id/replies': onMessages.map((row) => ({
    ...row,
    body: () => ({ message: 'Thank you. We corrected the hours.' }),
    statuses: row.what === 'a missed danger' ? '401 404 404 404 404' : row.statuses.replaceAll('200', '201'),
  })),
  'DELETE /feedbacks/:id': onMessages,
  'POST /feedbacks/:id/grant': [
    { what: 'a claim of their own', relation: 'own', id: feedback('CLAIM'), statuses: administrators },
    { what: 'a foreign claim', relation: 'foreign', id: feedback('CLAIM'), statuses: administrators },
    { what: 'no claim', relation: 'own', id: feedback('SERVICE'), statuses: '401 403 403 403 409' },
  ],
  'POST /feedbacks/:id/restore': [
    { what: 'deleted', relation: 'own', id: deletedFeedback, statuses: signedIn },
    { what: 'deleted, about a foreign one', relation: 'foreign', id: deletedFeedback, statuses: '401 404 404 404 200' },
    { what: 'not deleted', relation: 'own', id: feedback('SERVICE'), statuses: '401 404 404 404 404' },
  ],
} satisfies Partial<Record<RouteName, Row[]>>;
