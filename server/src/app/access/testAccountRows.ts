import type { RouteName } from '@amparo/domain/routes.ts';
import { startSession } from '../../http/session.ts';
import { administrators, all, created, type Row, signedIn } from './testRow.ts';
import { deletedUser, type Scene } from './testScene.ts';

const another = ({ another }: Scene) => another.id;
const sessionOf = async ({ server: { database } }: Scene, userId: string) => {
  await startSession(database.db, userId);
  const sessions = database.db.selectFrom('sessions').select('id').where('userId', '=', userId);
  return (await sessions.orderBy('startedAt', 'desc').executeTakeFirstOrThrow()).id;
};
const ownSession = (scene: Scene) => sessionOf(scene, scene.me.id);
const foreignSession = (scene: Scene) => sessionOf(scene, scene.another.id);

/** As a new credential, and as a signed one. */
const inventedCredential = {
  ...{ id: 'aW52ZW50ZWQ', rawId: 'aW52ZW50ZWQ', type: 'public-key' },
  response: { clientDataJSON: 'e30', attestationObject: 'oA', authenticatorData: 'AA', signature: 'AA' },
};

/** Accounts, their sessions, and their notifications. */
export const accountRows = {
  'POST /auth/sign-in': [{ statuses: all, body: ({ me }) => ({ email: me.email, password: 'open sesame' }) }],
  'POST /auth/sign-up': [
    {
      statuses: created,
      body: ({ me }) => ({ email: `new-${me.email}`, password: 'open sesame', displayName: 'New' }),
    },
  ],
  'GET /auth/providers': [{ statuses: all }],
  'POST /auth/exchange': [
    { what: 'with an invented code', statuses: '400 400 400 400 400', body: () => ({ code: 'invented' }) },
  ],
  'POST /auth/sign-out': [{ statuses: signedIn }],
  'POST /auth/request-more-services': [{ statuses: signedIn }],
  'GET /auth/profile': [{ statuses: signedIn }],
  'PUT /auth/profile': [{ statuses: signedIn, body: () => ({ displayName: 'Another name' }) }],
  'POST /auth/request-reset-password': [{ statuses: all, body: ({ me }) => ({ email: me.email }) }],
  'POST /auth/password': [
    {
      what: 'with an invented token',
      statuses: '400 400 400 400 400',
      body: ({ me }) => ({ token: 'invented', email: me.email, password: 'close sesame' }),
    },
  ],
  'PUT /auth/password': [
    { statuses: signedIn, body: () => ({ oldPassword: 'open sesame', newPassword: 'close sesame' }) },
  ],
  'POST /auth/email-proof': [{ statuses: signedIn, body: () => ({}) }],
  'PUT /auth/email-proof': [
    { what: 'with an invented token', statuses: '400 400 400 400 400', body: () => ({ token: 'invented' }) },
  ],
  'GET /users/unproven-owners': [{ statuses: administrators }],
  'GET /auth/delete-account': [{ statuses: signedIn }],
  'POST /auth/delete-account': [
    { what: 'with a wrong password', statuses: '401 400 400 400 400', body: () => ({ password: 'close sesame' }) },
  ],
  'POST /auth/sign-in/second-factor': [
    {
      what: 'with an invented challenge',
      statuses: '400 400 400 400 400',
      body: () => ({ challenge: 'invented', code: '123456' }),
    },
  ],
  'GET /auth/second-factor': [{ statuses: signedIn }],
  'POST /auth/second-factor': [{ statuses: signedIn, body: () => ({ password: 'open sesame' }) }],
  'PUT /auth/second-factor': [
    { what: 'without a set-up', statuses: '401 400 400 400 400', body: () => ({ code: '123456' }) },
  ],
  'POST /auth/second-factor/recovery-codes': [
    { what: 'while it is off', statuses: '401 400 400 400 400', body: () => ({ code: '123456' }) },
  ],
  'POST /auth/second-factor/turn-off': [
    { what: 'while it is off', statuses: '401 400 400 400 400', body: () => ({ code: '123456' }) },
  ],
  'GET /auth/passkeys': [{ statuses: signedIn }],
  'POST /auth/passkeys/begin': [
    { what: 'while codes are off', statuses: '401 400 400 400 400', body: () => ({ name: 'Phone', code: '123456' }) },
  ],
  'POST /auth/passkeys': [
    { what: 'without a set-up', statuses: '401 400 400 400 400', body: () => ({ credential: inventedCredential }) },
  ],
  'POST /auth/passkeys/:id/remove': [
    { what: 'while codes are off', id: another, statuses: '401 400 400 400 400', body: () => ({ code: '123456' }) },
  ],
  'POST /auth/sign-in/passkey/begin': [
    { what: 'with an invented challenge', statuses: '400 400 400 400 400', body: () => ({ challenge: 'invented' }) },
  ],
  'POST /auth/sign-in/passkey': [
    {
      what: 'with an invented challenge',
      statuses: '400 400 400 400 400',
      body: () => ({ challenge: 'invented', credential: inventedCredential }),
    },
  ],
  'DELETE /users/:id/second-factor': [
    { what: 'that is off', id: another, statuses: '401 403 403 403 404' },
    { what: 'own', id: ({ me }) => me.id, statuses: '401 403 403 403 403' },
  ],
  'GET /auth/sessions': [{ statuses: signedIn }],
  'DELETE /auth/sessions': [{ statuses: signedIn }],
  'DELETE /auth/sessions/:id': [
    { what: 'own', id: ownSession, statuses: signedIn },
    { what: 'foreign', id: foreignSession, statuses: '401 404 404 404 404' },
  ],
  'GET /audit': [{ statuses: administrators }],
  'GET /users': [{ query: 'q=person', statuses: '401 403 403 200 200' }],
  'POST /users': [
    { statuses: '401 403 403 403 201', body: ({ me }) => ({ email: `invited.${me.email}`, language: 'es' }) },
  ],
  'GET /users/:id': [{ id: another, statuses: administrators }],
  'GET /users/:id/contents': [{ id: another, statuses: administrators }],
  'POST /users/:id/merge': [
    { id: ({ me }) => me.id, statuses: administrators, body: (scene) => ({ other: scene.another.id }) },
    { what: 'their own away', id: another, statuses: '401 403 403 403 403', body: ({ me }) => ({ other: me.id }) },
  ],
  'PUT /users/:id': [{ id: another, statuses: administrators, body: () => ({ totalServices: 5 }) }],
  'DELETE /users/:id': [{ id: another, statuses: administrators }],
  'POST /users/:id/restore': [{ id: deletedUser, statuses: administrators }],
  'POST /users/:userId/set-permission': [
    { id: another, statuses: administrators, body: () => ({ role: 'SUPER USER' }) },
    { what: 'their own', id: ({ me }) => me.id, statuses: '401 403 403 403 403', body: () => ({ role: 'USER' }) },
  ],
  'POST /auth/report-notifications': [{ statuses: signedIn }],
  'GET /notifications': [{ statuses: signedIn }],
  'POST /notifications/read': [{ statuses: signedIn, body: () => ({ until: '2026-11-21T18:00:00Z' }) }],
  'GET /notifications/settings': [{ statuses: signedIn }],
  'PUT /notifications/settings': [{ statuses: signedIn, body: () => ({ language: 'es', muted: [] }) }],
  'POST /notifications/unsubscribe': [
    { what: 'with an invented token', query: 'token=x&kind=approved', statuses: all },
  ],
} satisfies Partial<Record<RouteName, Row[]>>;
