import { isChecked, singleAudiences, toggleAudience } from '@amparo/domain/services/taxonomy/chosenAudiences.ts';
import type { Audience } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { type FormEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { HiddenInputs } from '../../../ui/controls/HiddenInputs.tsx';
import { changedList, type ListState } from '../list/listState.ts';
import styles from './AudienceForm.module.css';

const boxes: Audience[] = ['ALL', ...singleAudiences];

interface Props {
  state: ListState;
  onDone?: () => void;
}

/** Checkboxes for the audience, with ALL as in spec §4. Before scripts run it is a plain form. */
export function AudienceForm({ state, onDone }: Props) {
  const t = useTranslations('services');
  const keepLanguage = useKeepLanguage();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [chosen, choose] = useState(state.audiences);
  const show = (event: FormEvent) => {
    event.preventDefault();
    onDone?.();
    void navigate(keepLanguage(paths.home(changedList(state, { audiences: chosen }))), { preventScrollReset: true });
  };
  return (
    <Form method="get" action={paths.home()} onSubmit={show} className={styles.form}>
      <HiddenInputs address={keepLanguage(paths.home(changedList(state, { audiences: [] })))} />
      <fieldset className={styles.choices}>
        <legend className={styles.label}>{t('audiencesLabel')}</legend>
        {boxes.map((audience) => (
          <label key={audience} className={styles.choice}>
            <input
              type="checkbox"
              name="category"
              value={audience}
              className={styles.box}
              // Without scripts no other box can clear ALL. So then only the box of ALL is checked.
              checked={isHydrated ? isChecked(chosen, audience) : chosen.includes(audience)}
              onChange={() => choose(toggleAudience(chosen, audience))}
            />
            {t(`audiences.${audience}`)}
          </label>
        ))}
      </fieldset>
      <Button type="submit" weight="main">
        {t('list.show')}
      </Button>
    </Form>
  );
}
