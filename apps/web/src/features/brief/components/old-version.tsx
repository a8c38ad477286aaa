import { type BriefAttributes, isFormer } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText } from '#lib/http/error-text.ts';
import { isConflict } from '#lib/outbox/outcome.rules.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { State } from '#ui/state/state.tsx';
import { notify, undoMs } from '#ui/toast/notify.ts';
import { briefVersionQuery } from '../api/read-version.ts';
import { useRestoreVersion } from '../api/restore-version.ts';
import { useUndoRestoring } from '../api/undo-restoring.ts';
import styles from './brief.module.css';
import { BriefDocument } from './brief-document.tsx';
import { BriefSkeleton } from './brief-skeleton.tsx';

interface OldVersionProps {
  readonly projectSlug: string;
  readonly brief: BriefAttributes;
  readonly number: number;
  readonly mayWrite: boolean;
}

/** An old version, with a button to restore it. */
export function OldVersion({ projectSlug, brief, number, mayWrite }: OldVersionProps) {
  const { t } = useTranslation('brief');
  const { dayAndTime } = useFormats();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const version = useQuery(briefVersionQuery(projectSlug, number));
  const restoring = useRestoreVersion(projectSlug);
  const undoing = useUndoRestoring(projectSlug);
  // The toast outlives this screen, so both follow promises and do not rely on the component.
  const undo = (version: number) => {
    const refused = (description: string) => notify.error(t('notUndone'), { description });
    return undoing.mutateAsync({ from: number, version }).then(
      (undone) => (undone ? notify.success(t('undone')) : refused(t('changedSince'))),
      (error) => refused(isConflict(error) ? t('changedSince') : errorText(error)),
    );
  };
  const restore = () =>
    restoring.mutateAsync(number).then(
      ({ version }) => {
        if (isShown()) void navigate({ to: '.', search: { history: true, version: undefined } });
        notify.success(t('restored', { number }), {
          duration: undoMs,
          // If the brief was the same already, no version was made.
          ...(version > brief.version && { action: { label: t('undo'), onClick: () => void undo(version) } }),
        });
      },
      (error) => notify.error(t('notRestored'), { description: errorText(error) }),
    );
  const toNow = { to: '/projects/$projectSlug/brief', params: { projectSlug }, search: { history: true } } as const;
  return (
    <QueryState
      query={version}
      skeleton={<BriefSkeleton />}
      missing={
        <State
          mood="night"
          title={t('noVersionTitle')}
          text={t('noVersionText')}
          actions={<ButtonLink {...toNow}>{t('toCurrent')}</ButtonLink>}
        />
      }
    >
      {(old) => (
        <>
          <div className={styles.banner}>
            <p>
              {t('reading', {
                number,
                name: isFormer(old.created_by.email) ? t('former') : old.created_by.name,
                when: dayAndTime(old.created_at),
              })}
            </p>
            <ButtonLink {...toNow}>{t('toCurrent')}</ButtonLink>
            {mayWrite && number !== brief.version && (
              <Button variant="primary" busy={restoring.isPending} onClick={() => void restore()}>
                {t('restore')}
              </Button>
            )}
          </div>
          <BriefDocument content={old} changed={old.changed} />
        </>
      )}
    </QueryState>
  );
}
