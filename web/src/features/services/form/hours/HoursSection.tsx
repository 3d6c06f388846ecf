import { type HoursPlan, hoursKinds } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { lazyPart } from '../../../../ui/lazyPart.tsx';
import { Chips } from '../layout/Chips.tsx';
import styles from '../layout/Form.module.css';
import { Fold, Section } from '../layout/Section.tsx';
import { useServiceField } from '../layout/ServiceFields.tsx';
import type { FormSetting } from '../values/formSetting.ts';
import { Closings } from './Closings.tsx';
import { DateLines } from './DateLines.tsx';
import { HoursPreview } from './HoursPreview.tsx';
import { MonthLines } from './MonthLines.tsx';
import { WeekLines } from './WeekLines.tsx';

const PasteHours = lazyPart(() => import('../paste-hours/PasteHours.tsx'));

/** The opening hours as people say them, and a preview of how the public reads them. */
export function HoursSection({ setting }: { setting: FormSetting }) {
  const t = useTranslations('serviceForm');
  const [plan, setPlan] = useServiceField('plan');
  const change = (part: Partial<HoursPlan>) => setPlan({ ...plan, ...part });
  const mayClose = plan.kind === 'hours' || plan.kind === 'always';
  return (
    <Section title={t('sections.when')}>
      <HoursAsText setting={setting} onAccept={setPlan} />
      <Chips
        name="kind"
        legend={t('hours.kind')}
        options={hoursKinds.map((kind) => ({ value: kind, label: t(`hours.kinds.${kind}`) }))}
        isChosen={(kind) => plan.kind === kind}
        onToggle={(kind) => change({ kind })}
        isSingle
      />
      {plan.kind === 'hours' && <RegularHours plan={plan} onChange={change} />}
      <KindNote kind={plan.kind} />
      {mayClose && <Closings plan={plan} today={setting.today} onChange={change} />}
      {mayClose && <HoursPreview plan={plan} setting={setting} />}
    </Section>
  );
}

/** A text from a flyer or a website instead of the fields below. */
function HoursAsText({ setting, onAccept }: { setting: FormSetting; onAccept: (plan: HoursPlan) => void }) {
  const t = useTranslations('serviceForm.hours.paste');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.sub}>
      <div className={styles.buttons}>
        <Button weight="outlined" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('open')}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <PasteHours
            today={setting.today}
            preview={(plan) => <HoursPreview plan={plan} setting={setting} />}
            onAccept={onAccept}
          />
        </Suspense>
      )}
    </div>
  );
}

function RegularHours({ plan, onChange }: { plan: HoursPlan; onChange: (part: Partial<HoursPlan>) => void }) {
  const t = useTranslations('serviceForm.hours');
  return (
    <>
      <WeekLines lines={plan.week} onChange={(week) => onChange({ week })} />
      <Fold title={t('monthly')} isOpen={plan.monthly.length > 0}>
        <p className={styles.hint}>{t('monthlyHint')}</p>
        <MonthLines name="plan.monthly" lines={plan.monthly} onChange={(monthly) => onChange({ monthly })} />
      </Fold>
      <Fold title={t('dated')} isOpen={plan.dated.length > 0}>
        <p className={styles.hint}>{t('datedHint')}</p>
        <DateLines name="plan.dated" lines={plan.dated} onChange={(dated) => onChange({ dated })} />
      </Fold>
    </>
  );
}

/** What the public reads if a service has no hours. */
function KindNote({ kind }: Pick<HoursPlan, 'kind'>) {
  const t = useTranslations();
  if (kind === 'contact')
    return (
      <p className={styles.hint}>{t('serviceForm.hours.contactNote', { text: t('serviceDetail.hours.contact') })}</p>
    );
  return kind === 'gone' ? <p className={styles.hint}>{t('serviceForm.hours.goneNote')}</p> : null;
}
