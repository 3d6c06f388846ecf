import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../i18n/useMomentText.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { MergedAccount, MergeUsersData } from './loadMergeUsers.ts';

interface Props {
  data: MergeUsersData;
  other: MergedAccount;
}

/** The second step: both accounts beside each other, which sign-in stays, and the role from then on. */
export function MergeQuestion({ data: { kept, ownId, language }, other }: Props) {
  const t = useTranslations('users.merge');
  const keepLanguage = useKeepLanguage();
  const canSwap = kept.user.id !== ownId;
  return (
    <Form method="post" className="merge-form">
      <input type="hidden" name="other" value={other.user.id} />
      <div className="merge-sides">
        <Side title={t('keptTitle')} hint={t('keptHint')} account={kept} language={language} />
        <Side title={t('otherTitle')} hint={t('otherHint')} account={other} language={language} />
      </div>
      {canSwap && (
        <p>
          <ButtonLink weight="outlined" to={keepLanguage(rarePaths.mergeUsers(other.user.id, { other: kept.user.id }))}>
            {t('swap')}
          </ButtonLink>
        </p>
      )}
      <p>{t('onDevices')}</p>
      <RoleChoice kept={kept} other={other} isOwn={!canSwap} />
      <Notice tone="alert">{t('final', { other: other.user.email })}</Notice>
      <p className="merge-actions">
        <Button type="submit" weight="main">
          {t('confirm')}
        </Button>
        <Link to={keepLanguage(rarePaths.mergeUsers(kept.user.id))} className="merge-cancel">
          {t('cancel')}
        </Link>
      </p>
    </Form>
  );
}

/** Only if the roles differ. The role of the account that stays is chosen, so that no role changes by itself. */
function RoleChoice({ kept, other, isOwn }: { kept: MergedAccount; other: MergedAccount; isOwn: boolean }) {
  const t = useTranslations('users');
  const [role, otherRole] = [kept.user.roles[0] ?? 'USER', other.user.roles[0] ?? 'USER'];
  if (role === otherRole || isOwn) return null;
  return (
    <fieldset className="merge-roles">
      <legend>{t('merge.role')}</legend>
      <label className="merge-role">
        <input type="radio" name="role" value={role} defaultChecked />
        {t('merge.keepsRole', { role: t(`roles.${role}`) })}
      </label>
      <label className="merge-role">
        <input type="radio" name="role" value={otherRole} />
        {t('merge.takesRole', { role: t(`roles.${otherRole}`) })}
      </label>
    </fieldset>
  );
}

interface SideProps {
  title: string;
  hint: string;
  account: MergedAccount;
  language: MergeUsersData['language'];
}

function Side({ title, hint, account: { user, contents }, language }: SideProps) {
  const t = useTranslations('users');
  const moment = useMomentText(language);
  const { hasPassword, hasSecondFactor, methods, ...counts } = contents;
  const names = Object.keys(counts) as (keyof typeof counts)[];
  const ways = [hasPassword && t('merge.password'), ...methods.map((one) => t(`merge.methods.${one}`))].filter(Boolean);
  const facts = [
    t(`roles.${user.roles[0] ?? 'USER'}`),
    user.lastSignedIn ? t('lastSignedIn', { when: moment(user.lastSignedIn) }) : t('merge.neverSignedIn'),
    ways.length > 0 ? t('merge.ways', { ways: ways.join(', ') }) : t('merge.noWays'),
    hasSecondFactor && t('merge.secondFactor'),
    ...names.filter((name) => counts[name] > 0).map((name) => t(`merge.counts.${name}`, { count: counts[name] })),
  ];
  return (
    <Card>
      <p className="merge-label">{title}</p>
      <h2 className="merge-name">{user.displayName || user.email}</h2>
      <p>{user.email}</p>
      <ul className="merge-facts">
        {facts.filter(Boolean).map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </ul>
      <p>{hint}</p>
    </Card>
  );
}
