import { callApi } from '../../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../../http-client/errorKeyOf.ts';
import type { ServiceValues } from '../values/serviceValues.ts';

type Address = Pick<ServiceValues, 'address1' | 'city' | 'state' | 'zip' | 'isAddressConfidential'>;

export interface FoundAddress {
  point: [number, number];
  /** Whether it is at the house or its street, rather than in the middle of the town. */
  isExact: boolean;
}

/** Where an address is; null where nobody knows. Rejects with an ApiError. */
export async function findAddress(draft: Address): Promise<FoundAddress | null> {
  const { address1, city, state, zip, isAddressConfidential } = draft;
  try {
    const { data } = await callApi('POST /places/geocode', {
      body: { address1, city, state, zip, isAddressConfidential },
    });
    return { point: [...data.coordinates], isExact: data.exactness === 'ADDRESS' || data.exactness === 'STREET' };
  } catch (error) {
    if (errorKeyOf(error)?.key === 'NOT_FOUND') return null;
    throw error;
  }
}
