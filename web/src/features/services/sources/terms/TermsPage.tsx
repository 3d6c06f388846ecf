import { sourceCan } from '@amparo/domain/permissions/permissions.ts';
import { audiences, subTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import type { TermMeaning } from '@amparo/domain/sources/sourceKinds.ts';
import type { SourceTerm } from '@amparo/domain/sources/sourceRoutes.ts';
import { Form, Link, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../../routing/act.ts';
import type { FormAnswer } from '../../../../routing/formAnswer.ts';
import { type LoadInput, onDevice, onServer } from '../../../../routing/load.ts';
import type { PageHandle } from '../../../../routing/pageHandle.ts';
import { pageSize, skipParam } from '../../../../routing/paging.ts';
import { hydrateOnLoad, requirePermission } from '../../../../routing/requireSignIn.ts';
import { useFormAnswer } from '../../../../routing/useFormAnswer.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import formStyles from '../../../../ui/forms/EditForm.module.css';
import { SelectField } from '../../../../ui/forms/fields/SelectField.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { Page } from '../../../../ui/page/Page.tsx';
import { privateMeta } from '../../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../../ui/page/SignedInOnly.tsx';
import styles from '../Sources.module.css';

const loadTerms = requirePermission(
  sourceCan.manage,
  async ({ callApi, params: { id = '' }, url: { searchParams } }: LoadInput) => {
    const skip = skipParam(searchParams);
    const query = { limit: pageSize, skip };
    const { data, total } = await callApi('GET /sources/:id/terms', { params: { id }, query });
    return { id, terms: data, total, skip, isSaved: searchParams.get('saved') === 'yes' };
  },
);
type Data = NonNullable<Awaited<ReturnType<typeof loadTerms>>>;

interface TermDecision {
  term: string;
  meanings: TermMeaning[] | null;
}

async function decide({ callApi, form, url }: ActInput): Promise<Outcome> {
  const id = url.pathname.split('/')[2] ?? '';
  await callApi('PUT /sources/:id/terms', { params: { id }, body: { terms: readDecisions(form) } });
  return { to: rarePaths.source(id, 'terms', { skip: skipParam(url.searchParams), saved: 'yes' }) };
}

/** Reads what the form says about each term. An audience alone is a decision, too. */
function readDecisions(form: Record<string, string>): TermDecision[] {
  const decisions: TermDecision[] = [];
  for (let i = 0; `term-${i}` in form; i += 1) {
    const [term, kind, audience] = [`term-${i}`, `kind-${i}`, `audience-${i}`].map((name) => form[name] ?? '');
    const isGuess = kind === 'guess' && audience === '';
    const meanings = [kind, audience].filter((code) => code !== '' && code !== 'guess') as TermMeaning[];
    decisions.push({ term: term ?? '', meanings: isGuess ? null : meanings });
  }
  return decisions;
}

export const loader = onServer(loadTerms);
export const clientLoader = hydrateOnLoad(withMessages(['sources'], onDevice(loadTerms)));
export const action = actOnServer(decide);
export const clientAction = actOnDevice(decide);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.sources() };
export const meta = privateMeta((t) => t('sources.terms.title'));

/** What the terms of a source mean here: those that nobody has decided about first. */
export default function TermsPage() {
  const t = useTranslations('sources.terms');
  const tSources = useTranslations('sources');
  const data = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <div role="alert">{answer?.problem && <Notice tone="alert">{tSources('failed')}</Notice>}</div>
      <SignedInOnly data={data}>{(data) => <Terms data={data} />}</SignedInOnly>
    </Page>
  );
}

function Terms({ data: { id, terms, total, skip, isSaved } }: { data: Data }) {
  const t = useTranslations('sources.terms');
  const keepLanguage = useKeepLanguage();
  if (total === 0)
    return (
      <EmptyState lead={t('none')}>
        <p>{t('noneHint')}</p>
      </EmptyState>
    );
  const at = (skip: number) => keepLanguage(rarePaths.source(id, 'terms', { skip }));
  return (
    <Form method="post" action={rarePaths.source(id, 'terms', { skip })} className={styles.form}>
      {isSaved && (
        <Notice tone="quiet">
          <p role="status">{t('saved')}</p>
        </Notice>
      )}
      {terms.map((term, i) => (
        // The fields begin again with the values of other terms.
        <TermFields key={`${term.term} ${term.meanings}`} term={term} number={i} />
      ))}
      <div className={styles.actions}>
        <Button type="submit" weight="main">
          {t('save')}
        </Button>
      </div>
      <nav className={styles.actions}>
        {skip > 0 && <Link to={at(Math.max(0, skip - pageSize))}>{t('earlier')}</Link>}
        {skip + terms.length < total && <Link to={at(skip + pageSize)}>{t('more')}</Link>}
      </nav>
    </Form>
  );
}

function TermFields({ term: { term, name, services, meanings }, number }: { term: SourceTerm; number: number }) {
  const t = useTranslations('sources.terms');
  const tServices = useTranslations('services');
  const chosen = (codes: readonly string[]) => meanings?.find((code) => codes.includes(code)) ?? '';
  return (
    <fieldset className={formStyles.group}>
      <legend className={formStyles.legend}>{name === term ? name : `${name} (${term})`}</legend>
      <p className={styles.facts}>
        {[t('services', { count: services }), meanings === null && t('undecided')].filter(Boolean).join(' · ')}
      </p>
      <input type="hidden" name={`term-${number}`} value={term} />
      <div className={styles.pair}>
        <SelectField
          label={t('kind')}
          name={`kind-${number}`}
          defaultValue={meanings === null ? 'guess' : chosen(subTypes)}
          options={[
            { value: 'guess', label: t('guess') },
            { value: '', label: t('nothing') },
            ...subTypes.map((value) => ({ value, label: tServices(`subTypes.${value}`) })),
          ]}
        />
        <SelectField
          label={t('audience')}
          name={`audience-${number}`}
          defaultValue={chosen(audiences)}
          options={[
            { value: '', label: t('anyone') },
            ...audiences.map((value) => ({ value, label: tServices(`audiences.${value}`) })),
          ]}
        />
      </div>
    </fieldset>
  );
}
