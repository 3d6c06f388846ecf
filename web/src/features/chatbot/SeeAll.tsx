import type { ChatList } from '@amparo/domain/chatbot/chatMessage.ts';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { placeToText } from '../../browser/storage/place.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';

interface Props {
  list: ChatList;
  total: number;
  /** The address of the list on the pages. */
  path: string;
}

/** Leads to the whole list. If the message named a place, the list is of that place: addresses contain no place. */
export function SeeAll({ list: { near }, total, path }: Props) {
  const t = useTranslations('chatbot');
  const keepLanguage = useKeepLanguage();
  const to = keepLanguage(path);
  const label = t('seeAll', { count: total });
  if (!near)
    return (
      <p>
        <ButtonLink weight="outlined" to={to}>
          {label}
        </ButtonLink>
      </p>
    );
  const [longitude, latitude] = near.coordinates;
  return (
    <Form method="post" action={keepLanguage(paths.location())}>
      <input type="hidden" name="back" value={to} />
      <Button
        type="submit"
        weight="outlined"
        name="place"
        value={placeToText({ longitude, latitude, label: near.name })}
      >
        {label}
      </Button>
    </Form>
  );
}
