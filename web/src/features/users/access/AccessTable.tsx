import { Check, Minus } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { accessTable, type Extent, viewers } from './accessTable.ts';

/** Its styles come with the page. On a phone each row is a block. The ARIA roles still make it a table for screen readers. */
export function AccessTable() {
  const t = useTranslations('users');
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: laid out as blocks, a table is none to every browser
    <table role="table" className="access-table">
      <thead role="rowgroup" className="access-head">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('access.action')}
          </th>
          {viewers.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {t(`roles.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {accessTable.map(({ action, extents }) => (
          <tr key={action} role="row" className="access-row">
            <th role="rowheader" scope="row" className="access-action">
              {t(`access.actions.${action}`)}
            </th>
            {extents.map(({ name, extent }) => (
              <td key={name} role="cell" className={extent === 'no' ? 'access-no' : 'access-yes'}>
                <ExtentText extent={extent} role={t(`roles.${name}`)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

function ExtentText({ extent, role }: { extent: Extent; role: string }) {
  const t = useTranslations('users.access.extents');
  if (extent === 'no') {
    return (
      <>
        <Minus size={18} aria-hidden />
        <VisuallyHidden>{t('no')}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      <Check size={18} aria-hidden className="access-check" />
      <span className="access-role" aria-hidden>
        {role}
        {extent !== 'yes' && ': '}
      </span>
      {extent === 'yes' ? <VisuallyHidden>{t('yes')}</VisuallyHidden> : <span>{t(extent)}</span>}
    </>
  );
}
