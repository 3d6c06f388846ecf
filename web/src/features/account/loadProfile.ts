import type { LoadInput } from '../../api/load.ts';
import { signedIn } from '../../api/signedIn.ts';
import { paths } from '../../app/paths.ts';

/** Who is signed in, as the server knows them now. */
export const loadProfile = signedIn(
  async ({ callApi }: LoadInput) => (await callApi('GET /auth/profile')).data,
  (back) => paths.login({ back }),
);
