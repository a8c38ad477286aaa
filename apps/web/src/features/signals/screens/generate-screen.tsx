import { limits, type SignalsAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectModel } from '#features/assistance/components/connect-model.tsx';
import { useAssistance } from '#features/assistance/components/use-assistance.ts';
import { useDrafting } from '#features/assistance/components/use-drafting.ts';
import { briefQuery } from '#features/brief/api/read-brief.ts';
import { NotAllowed } from '#features/cards/components/card/instead-of-card.tsx';
import { useCardNavigation } from '#features/cards/components/use-card-navigation.ts';
import { useCardRights } from '#features/cards/components/use-card-rights.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { LongLineField } from '#ui/field/long-line-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { draftSignals } from '../api/draft-signals.ts';
import styles from '../components/signals.module.css';
import { useKeptSignals } from '../components/use-kept-signals.ts';
import { withNew } from '../rules/kept-signals.rules.ts';

const counts = [3, 6, 9, limits.draftedSignals] as const;

/** Has a model draft signals on a question. They are then reviewed one by one. */
export default function GenerateScreen() {
  const { t } = useTranslation(['signals', 'assistance', 'ui']);
  const { projectSlug = '' } = useParams({ strict: false });
  const { about } = useSearch({ strict: false });
  const { close, inside } = useCardNavigation();
  const { known, mayWrite } = useCardRights(projectSlug);
  const navigate = useNavigate();
  const kind = useAssistance(projectSlug);
  const brief = useQuery(briefQuery(projectSlug));
  const [typed, setTyped] = useState<string>();
  const [count, setCount] = useState<number>(6);
  const { kept, keep } = useKeptSignals(projectSlug);
  const review = { to: '/projects/$projectSlug/cards/generate-edit', params: { projectSlug }, ...inside } as const;
  const { state, begin, stop } = useDrafting<SignalsAttributes>((drafted) => {
    if (drafted.signals.length === 0) return;
    keep((now) => withNew(now, drafted));
    void navigate(review);
  });
  useDocumentTitle(t('signals:draftSignals'));
  if (!known) return null;
  if (!mayWrite) return <NotAllowed onClose={close} />;
  const asked = about ? t('signals:questionAbout', { about }) : brief.data?.challenge;
  const question = typed ?? asked ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() === '') return;
    begin((follow) => draftSignals(projectSlug, { question: question.trim(), count }, follow));
  };
  const busy = state.is === 'drafting';
  const waiting = kept && (
    <p className={styles.lede}>
      {t('signals:waiting', { count: kept.signals.length })} <Link {...review}>{t('signals:review')}</Link>
    </p>
  );
  if (kind !== 'ai') {
    return (
      <Dialog opened onClose={close} title={t('signals:draftSignals')}>
        <div className={styles.form}>
          <ConnectModel brings={t('assistance:bringsSignals')} />
          {waiting}
          <div className={styles.actions} data-foot>
            <Button onClick={close}>{t('signals:toTheCards')}</Button>
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog opened onClose={close} title={t('signals:draftSignals')}>
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.lede}>{t('signals:lede')}</p>
        {waiting}
        <LongLineField
          label={t('signals:question')}
          value={question}
          maxLength={limits.challengeLength}
          placeholder={t('signals:questionPlaceholder')}
          disabled={busy}
          data-autofocus
          onChange={setTyped}
        />
        <SelectField
          label={t('signals:count')}
          options={counts.map((one) => ({ value: String(one), name: t('signals:signals', { count: one }) }))}
          value={String(count)}
          onChange={(value) => setCount(Number(value))}
        />
        <div aria-live="polite">
          {busy && (
            <p className={styles.arriving} dir="auto">
              {state.text || t('signals:drafting')}
            </p>
          )}
          {state.is === 'failed' && (
            <p className={styles.failed} role="alert">
              {state.message}
            </p>
          )}
          {state.is === 'ready' && state.draft.signals.length === 0 && (
            <p className={styles.lede}>{t('signals:nothing')}</p>
          )}
        </div>
        <div className={styles.actions} data-foot>
          {busy ? (
            <Button onClick={stop}>{t('signals:stop')}</Button>
          ) : (
            <>
              <Button onClick={close}>{t('ui:cancel')}</Button>
              <Button type="submit" variant="primary" disabled={question.trim() === ''}>
                {state.is === 'failed' ? t('assistance:tryAgain') : t('signals:draft')}
              </Button>
            </>
          )}
        </div>
      </form>
    </Dialog>
  );
}
