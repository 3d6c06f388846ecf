import type { Language } from '../../../i18n/language.ts';
import { withLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { ServiceDetail } from './serviceDetail.ts';

type Shared = Pick<ServiceDetail, 'id' | 'name' | 'isAddressConfidential'>;

/** What is shared of a service: its address, in the language it is read in, and its name, unless that gives someone away. */
export function sharedWords({ id, name, isAddressConfidential }: Shared, publicUrl: string, language: Language) {
  const path = paths.service(id);
  return {
    title: isAddressConfidential ? '' : name,
    url: publicUrl + (language === 'en' ? path : withLanguage(path, language)),
  };
}
