import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrafterNote } from '#features/assistance/components/drafter-note.tsx';
import { refreshCards } from '#features/cards/api/refresh-cards.ts';
import { NotAllowed } from '#features/cards/components/card/instead-of-card.tsx';
import { lightUp } from '#features/cards/components/created/made.ts';
import { useCardNavigation } from '#features/cards/components/use-card-navigation.ts';
import { useCardRights } from '#features/cards/components/use-card-rights.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { errorText } from '#lib/http/error-text.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useLateFailure } from '#ui/dialog/use-late-failure.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';
import { keepSignal } from '../api/keep-signals.ts';
import { SignalForm } from '../components/signal-form.tsx';
import styles from '../components/signals.module.css';
import { useKeptSignals } from '../components/use-kept-signals.ts';
import { changed, chosenOf, withBack, without } from '../rules/kept-signals.rules.ts';

/** The review of drafted signals: the user edits them and selects those that become draft cards. */
export default function GenerateEditScreen() {
  const { t } = useTranslation('signals');
  const { projectSlug = '' } = useParams({ strict: false });
  const { close, inside } = useCardNavigation();
  const { known, mayWrite } = useCardRights(projectSlug);
  const client = useQueryClient();
  const { kept, current, keep, busy, whileBusy } = useKeptSignals(projectSlug);
  const isShown = useIsShown();
  const hasFailedLate = useLateFailure();
  const [failure, setFailure] = useState<string>();
  useDocumentTitle(t('reviewSignals'));
  if (!known) return null;
  if (!mayWrite) return <NotAllowed onClose={close} />;
  const again = { to: '/projects/$projectSlug/cards/generate', params: { projectSlug }, ...inside } as const;
  if (!kept) {
    return (
      <Dialog opened onClose={close} title={t('reviewSignals')}>
        <p className={styles.lede}>{t('noneLeft')}</p>
        <div className={styles.actions}>
          <Button onClick={close}>{t('toTheCards')}</Button>
          <ButtonLink {...again} variant="primary">
            {t('draftMore')}
          </ButtonLink>
        </div>
      </Dialog>
    );
  }
  const chosen = chosenOf(kept);
  const remove = (id: string) => keep((now) => now && without(now, id));
  const drop = (id: string) => {
    remove(id);
    notify.default(t('dropped'), {
      duration: undoMs,
      action: { label: t('undo'), onClick: () => keep((now) => withBack(now, kept, id)) },
    });
  };
  const make = async () => {
    setFailure(undefined);
    const made: string[] = [];
    try {
      // One after the other, so that cards already created are not created again when a later one fails.
      for (const { id } of chosen) {
        // It may have been edited, deselected or discarded while the calls before it were under way.
        const signal = chosenOf(current()).find((one) => one.id === id);
        if (!signal) continue;
        made.push(await keepSignal(projectSlug, kept, signal));
        remove(id);
      }
      notify.success(t('made', { count: made.length }));
      lightUp(projectSlug, made);
      if (!current() && isShown()) close();
    } catch (error) {
      if (!hasFailedLate(t('keep', { count: chosen.length }), error)) setFailure(errorText(error));
    } finally {
      void refreshCards(client);
    }
  };
  return (
    <Dialog opened onClose={close} title={t('reviewSignals')} width={760} closeOnClickOutside={false}>
      <div className={styles.review}>
        <p className={styles.lede} dir="auto">
          {kept.question}
        </p>
        <DrafterNote drafter={kept.drafter} />
        <ol className={styles.signals}>
          {kept.signals.map((signal) => (
            <SignalForm
              key={signal.id}
              projectSlug={projectSlug}
              signal={signal}
              onChange={(part) => keep((now) => now && changed(now, signal.id, part))}
              onDrop={() => drop(signal.id)}
            />
          ))}
        </ol>
        {failure && (
          <p className={styles.failed} role="alert">
            {failure}
          </p>
        )}
        <div className={styles.foot} data-foot>
          <ButtonLink {...again}>{t('draftMore')}</ButtonLink>
          <Button variant="primary" busy={busy} disabled={chosen.length === 0} onClick={() => void whileBusy(make)}>
            {chosen.length === 0 ? t('keepChosen') : t('keep', { count: chosen.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
