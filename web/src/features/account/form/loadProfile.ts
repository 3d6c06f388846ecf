import type { LoadInput } from '../../../routing/load.ts';
import { requireSignIn } from '../../../routing/requireSignIn.ts';

/** Who is signed in, as the server knows them now. */
export const loadProfile = requireSignIn(async ({ callApi }: LoadInput) => (await callApi('GET /auth/profile')).data);
