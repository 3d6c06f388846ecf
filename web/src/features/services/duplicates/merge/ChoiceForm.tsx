import type { MergeChoice } from '@amparo/domain/services/merge/mergeFields.ts';
import { mergeGroups } from '@amparo/domain/services/merge/mergeGroups.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { Form, Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../../i18n/useMomentText.ts';
import { paths } from '../../../../paths.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { Card } from '../../../../ui/cards/Card.tsx';
import { Button, ButtonLink } from '../../../../ui/controls/Button.tsx';
import { HiddenInputs } from '../../../../ui/controls/HiddenInputs.tsx';
import { VersionChoice } from '../../../../ui/controls/VersionChoice.tsx';
import { GroupValue } from './GroupValue.tsx';
import type { Differing, MergeData } from './loadMerge.ts';
import { useGroupLabel } from './useGroupLabel.ts';

/** The first step: both services beside each other, and a choice for each group in which they differ. */
export function ChoiceForm({ data: { kept, other, differing, now } }: { data: MergeData }) {
  const t = useTranslations('duplicates.merge');
  const keepLanguage = useKeepLanguage();
  const swapped = rarePaths.mergeServices(other.id, kept.id);
  return (
    <Form method="get" action={rarePaths.mergeServices()} className="merge-form">
      <HiddenInputs address={keepLanguage(rarePaths.mergeServices(kept.id, other.id, { step: 'result' }))} />
      <div className="merge-sides">
        <Side service={kept} role={t('stays')} hint={t('staysHint')} />
        <Side service={other} role={t('goes')} hint={t('goesHint')} />
      </div>
      <p>
        <ButtonLink weight="outlined" to={keepLanguage(swapped)}>
          {t('swap')}
        </ButtonLink>
      </p>
      <h2 className="merge-name">{t('differs', { count: differing.length })}</h2>
      {differing.map((one) => (
        <Choice key={`${kept.id} ${one.group.name}`} differing={one} sides={{ kept, other }} now={now} />
      ))}
      <Same data={{ kept, differing, now }} />
      <p className="merge-actions">
        <Button type="submit" weight="main">
          {t('toResult')}
        </Button>
        <Link to={keepLanguage(rarePaths.duplicates())} className="merge-cancel">
          {t('cancel')}
        </Link>
      </p>
    </Form>
  );
}

function Side({ service, role, hint }: { service: Service; role: string; hint: string }) {
  const t = useTranslations('duplicates');
  const keepLanguage = useKeepLanguage();
  const moment = useMomentText(useLocale());
  const { id, name, isApproved, likes, userEmail, source, updatedAt, verifiedAt } = service;
  const facts = [
    t(isApproved ? 'published' : 'waits'),
    verifiedAt ? t('merge.confirmed', { when: moment(verifiedAt) }) : t('merge.updated', { when: moment(updatedAt) }),
    userEmail && t('merge.owner', { who: userEmail }),
    source && t('from', { source: source.name }),
    likes > 0 && t('merge.kudos', { count: likes }),
  ];
  return (
    <Card className="merge-side">
      <p className="merge-label">{role}</p>
      <h2 className="merge-name">
        <Link to={keepLanguage(paths.service(id))}>{name}</Link>
      </h2>
      <p className="merge-note">{facts.filter(Boolean).join(' · ')}</p>
      <p className="merge-note">{hint}</p>
    </Card>
  );
}

interface ChoiceProps {
  differing: Differing;
  sides: { kept: Service; other: Service };
  now: string;
}

function Choice({ differing: { group, possible, chosen }, sides, now }: ChoiceProps) {
  const t = useTranslations('duplicates.merge');
  const labelOf = useGroupLabel();
  const textOf = (choice: MergeChoice) =>
    choice === 'both' ? t('bothHint') : <GroupValue group={group} service={sides[choice]} now={now} />;
  return (
    <VersionChoice
      legend={labelOf(group)}
      name={`choice.${group.name}`}
      versions={possible.map((choice) => ({ side: choice, who: t(`sides.${choice}`), text: textOf(choice) }))}
      radioOf={(choice) => ({ defaultChecked: choice === chosen })}
    />
  );
}

/** The values that are the same in both, for those who look for them. */
function Same({ data: { kept, differing, now } }: { data: Pick<MergeData, 'kept' | 'differing' | 'now'> }) {
  const t = useTranslations('duplicates.merge');
  const labelOf = useGroupLabel();
  const same = mergeGroups.filter(({ name }) => differing.every(({ group }) => group.name !== name));
  return (
    <details className="merge-same">
      <summary>{t('same', { count: same.length })}</summary>
      <dl className="merge-values">
        {same.map((group) => (
          <div key={group.name}>
            <dt>{labelOf(group)}</dt>
            <dd>
              <GroupValue group={group} service={kept} now={now} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
