import type { DuplicatePair, PairedService } from '@amparo/domain/services/duplicates/duplicateRoutes.ts';
import { Form, Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { ActionLabel } from '../../../ui/VisuallyHidden.tsx';
import styles from './Duplicates.module.css';

/** Two services that are likely one, side by side, with what they have in common. */
export function PairCard({ pair: { id, first, second, reasons } }: { pair: DuplicatePair & { id: string } }) {
  const t = useTranslations('duplicates');
  const language = useLocale();
  const keepLanguage = useKeepLanguage();
  const names = t('pair', { first: first.name, second: second.name });
  const what = new Intl.ListFormat(language).format(reasons.map((reason) => t(`reasons.${reason}`)));
  return (
    <Card>
      <div className={styles.sides}>
        <Side service={first} />
        <Side service={second} />
      </div>
      <p className={styles.facts}>{t('same', { what })}</p>
      <div className={styles.actions}>
        <ButtonLink weight="main" to={keepLanguage(rarePaths.mergePair(first.id, second.id))}>
          <ActionLabel action={t('mergeThem')} name={names} />
        </ButtonLink>
        <Form method="post" action={rarePaths.duplicates()}>
          <input type="hidden" name="pair" value={id} />
          <input type="hidden" name="isDuplicate" value="false" />
          <Button type="submit" weight="outlined">
            <ActionLabel action={t('apart')} name={names} />
          </Button>
        </Form>
      </div>
    </Card>
  );
}

function Side({ service: { id, name, address1, city, phone, isApproved, sourceName } }: { service: PairedService }) {
  const t = useTranslations('duplicates');
  const keepLanguage = useKeepLanguage();
  const notes = [!isApproved && t('waits'), sourceName !== null && t('from', { source: sourceName })].filter(Boolean);
  return (
    <div className={styles.side}>
      <h2 className={styles.name}>
        <Link to={keepLanguage(paths.service(id))}>{name}</Link>
      </h2>
      <p>{[address1 || t('noAddress'), city].filter(Boolean).join(', ')}</p>
      <p>{phone || t('noPhone')}</p>
      {notes.length > 0 && <p className={styles.facts}>{notes.join(' · ')}</p>}
    </div>
  );
}
