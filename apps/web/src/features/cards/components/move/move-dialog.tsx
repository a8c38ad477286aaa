import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { supportedQuery } from '#features/cards/api/list-conclusions.ts';
import { moveTargetsQuery } from '#features/cards/api/list-copy-targets.ts';
import { type SelectedCard, slugsOf } from '#features/cards/rules/selected.rules.ts';
import type { CardSource } from '#features/cards/rules/source.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { errorText } from '#lib/http/error-text.ts';
import { firstNames } from '#lib/text/first-names.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useLateFailure } from '#ui/dialog/use-late-failure.ts';
import styles from '../copy/copy-dialog.module.css';
import { ProjectPicker } from '../copy/project-picker.tsx';
import { useReportMissing } from '../selection/use-report-missing.ts';
import { useMoving } from './use-moving.ts';

interface MoveDialogProps {
  readonly source: CardSource;
  readonly cards: readonly SelectedCard[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks to which project of the workspace the cards should be moved. */
export default function MoveDialog({ source, cards, onClose, onDone }: MoveDialogProps) {
  const { t } = useTranslation(['cards', 'ui']);
  const may = useMay();
  const isInProject = source.kind === 'project';
  const project = useQuery({ ...projectQuery(source.slug), enabled: isInProject });
  const workspace = isInProject ? project.data?.workspace_slug : source.slug;
  const projects = useQuery({ ...moveTargetsQuery(workspace ?? ''), enabled: workspace !== undefined });
  const supported = useQuery(supportedQuery(slugsOf(cards))).data ?? [];
  const { move, busy } = useMoving();
  const reportMissing = useReportMissing();
  const hasFailedLate = useLateFailure();
  const [target, setTarget] = useState('');
  const [error, setError] = useState<unknown>();
  const loadingError = project.error ?? projects.error;
  const targets = (projects.data ?? []).filter(
    ({ slug, workspace_slug }) =>
      cards.some((card) => card.project !== slug) &&
      may('card.create', { projectSlug: slug, workspaceSlug: workspace_slug }),
  );
  const chosen = targets.find(({ slug }) => slug === target);
  const none = projects.isSuccess && targets.length === 0;
  const start = async () => {
    if (!chosen || busy) return;
    setError(undefined);
    try {
      await move(cards, chosen);
      onDone();
    } catch (failure) {
      if (!reportMissing(failure, cards) && !hasFailedLate(t('cards:move'), failure)) setError(failure);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={t('cards:moveCards', { count: cards.length })} width={520}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <p className={styles.text}>{t(none ? 'cards:moveNowhere' : 'cards:moveText')}</p>
        {!none && (
          <ProjectPicker
            projects={targets}
            loading={projects.isPending && !loadingError}
            error={loadingError ? errorText(loadingError) : undefined}
            here=""
            value={target}
            onChange={setTarget}
          />
        )}
        {!none && supported.length > 0 && (
          <p className={styles.note} role="status">
            {t('cards:moveSupporting', {
              count: supported.length,
              which: firstNames(supported.map(({ title }) => title)),
            })}
          </p>
        )}
        {error !== undefined && (
          <p className={styles.failed} role="alert">
            {errorText(error)}
          </p>
        )}
        <div className={styles.actions} data-foot>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          {!none && (
            <Button type="submit" variant="primary" busy={busy} disabled={!chosen}>
              {t('cards:move')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
