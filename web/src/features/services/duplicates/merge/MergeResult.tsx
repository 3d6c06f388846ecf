import { mergeFields } from '@amparo/domain/services/merge/mergeFields.ts';
import { mergeGroups } from '@amparo/domain/services/merge/mergeGroups.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { Card } from '../../../../ui/cards/Card.tsx';
import { Button } from '../../../../ui/controls/Button.tsx';
import { GroupValue } from './GroupValue.tsx';
import { choicesOf, type MergeData } from './loadMerge.ts';
import { useGroupLabel } from './useGroupLabel.ts';

/** The second step: the service as it will be, and what follows. Nothing is saved before the button. */
export function MergeResult({ data }: { data: MergeData }) {
  const t = useTranslations('duplicates.merge');
  const keepLanguage = useKeepLanguage();
  const { kept, other, differing } = data;
  const choices = choicesOf(differing);
  const fields = Object.fromEntries(Object.entries(choices).map(([name, choice]) => [`choice.${name}`, choice]));
  const result: Service = { ...kept, ...mergeFields(kept, other, choices) } as Service;
  const seen = { updatedAt: kept.updatedAt, otherUpdatedAt: other.updatedAt };
  const sent = { kept: kept.id, other: other.id, ...seen, ...fields };
  const back = rarePaths.mergeServices(kept.id, other.id, fields);
  return (
    <>
      <Values data={data} result={result} />
      <Card className="merge-side">
        <h2 className="merge-name">{t('result.follows')}</h2>
        <ul className="merge-follows">
          <li>{t('result.gone', { other: other.name })}</li>
          <li>{t('result.moves', { other: other.name })}</li>
          <li>{t('result.undo')}</li>
        </ul>
      </Card>
      <Form method="post" className="merge-actions">
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" weight="main">
          {t('result.merge')}
        </Button>
        <Link to={keepLanguage(back)} className="merge-cancel">
          {t('result.back')}
        </Link>
      </Form>
    </>
  );
}

/** All values of the result. Those that were chosen say where they come from. */
function Values({ data: { differing, now }, result }: { data: MergeData; result: Service }) {
  const t = useTranslations('duplicates.merge');
  const labelOf = useGroupLabel();
  return (
    <dl className="merge-values">
      {mergeGroups.map((group) => {
        const chosen = differing.find((one) => one.group.name === group.name)?.chosen;
        return (
          <div key={group.name}>
            <dt>
              {labelOf(group)}
              {chosen && <span className="merge-note"> · {t(`sides.${chosen}`)}</span>}
            </dt>
            <dd>
              <GroupValue group={group} service={result} now={now} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
