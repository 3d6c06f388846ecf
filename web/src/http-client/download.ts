import { ApiError } from '@amparo/domain/http/apiError.ts';
import { account } from '../browser/storage/account.ts';
import { asApiError } from './callApi.ts';

/** Downloads a file of the API with the token of this device, under the name that the API returns. */
export async function download(path: string): Promise<void> {
  const token = account.readNow()?.token;
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await fetch(`/api${path}`, { headers }).catch(() => {
    throw new ApiError('UNREACHABLE');
  });
  if (!response.ok) throw asApiError(response, await response.json().catch(() => null));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'amparo.csv';
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Wait until the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
