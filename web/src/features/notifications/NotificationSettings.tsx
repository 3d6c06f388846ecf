import { type NotificationChannel, notificationChannels } from '@amparo/domain/notifications/notificationKinds.ts';
import { Form, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../ui/controls/Button.tsx';
import { Checkbox } from '../../ui/forms/fields/Checkbox.tsx';
import { SelectField } from '../../ui/forms/fields/SelectField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { NotificationsData } from './loadNotifications.ts';

/** Which kinds the viewer receives by mail and in Amparo, and the first language of mails. Works without scripts. */
export function NotificationSettings({ data: { settings, kinds } }: { data: NotificationsData }) {
  const t = useTranslations('notifications');
  const [search] = useSearchParams();
  const isOn = (channel: NotificationChannel, kind: string) =>
    !settings.muted.some((muted) => muted.channel === channel && muted.kind === kind);
  return (
    <section id="settings" className="notification-settings" aria-labelledby="settings-title">
      <h2 id="settings-title">{t('settings.title')}</h2>
      <p>{t('settings.intro')}</p>
      {search.get('done') === 'notificationsSaved' && <Notice tone="quiet">{t('settings.saved')}</Notice>}
      <Form method="post" className="notification-form" key={JSON.stringify(settings)}>
        <MailLanguage language={settings.language} />
        {kinds.map((kind) => (
          <fieldset key={kind} className="notification-kind">
            <legend>{t(`kinds.${kind}.name`)}</legend>
            {notificationChannels.map((channel) => (
              <Checkbox
                key={channel}
                name={`${channel} ${kind}`}
                label={t(`settings.${channel}`)}
                defaultChecked={isOn(channel, kind)}
              />
            ))}
          </fieldset>
        ))}
        <p>
          <Button type="submit" weight="main">
            {t('settings.save')}
          </Button>
        </p>
      </Form>
    </section>
  );
}

function MailLanguage({ language }: Pick<NotificationsData['settings'], 'language'>) {
  const t = useTranslations('notifications.settings');
  return (
    <SelectField
      name="language"
      label={t('language')}
      defaultValue={language}
      options={[
        { value: 'en', label: t('english') },
        { value: 'es', label: t('spanish') },
      ]}
    />
  );
}
