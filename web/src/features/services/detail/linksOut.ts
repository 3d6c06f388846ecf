import type { Service } from '@amparo/domain/services/service.ts';
import { type WebAddress, webAddress } from '../../../ui/cards/webAddress.ts';

export interface LinkOut extends WebAddress {
  kind: 'website' | 'Facebook' | 'X' | 'Instagram' | 'YouTube';
}

type Links = Pick<Service, 'website' | 'facebook' | 'twitter' | 'instagram' | 'youtube'>;

/** The web addresses of a service that are safe to link to. */
export function linksOut({ website, facebook, twitter, instagram, youtube }: Links): LinkOut[] {
  const given: [LinkOut['kind'], string][] = [
    ['website', website],
    ['Facebook', facebook],
    ['X', twitter],
    ['Instagram', instagram],
    ['YouTube', youtube],
  ];
  return given.flatMap(([kind, address]) => {
    const link = webAddress(address);
    return link ? [{ kind, ...link }] : [];
  });
}
