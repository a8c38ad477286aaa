import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { useDuplicateCards } from '#features/cards/api/duplicate-cards.ts';
import { copyTargetsQuery } from '#features/cards/api/list-copy-targets.ts';
import { errorText } from '#lib/http/error-text.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useLateFailure } from '#ui/dialog/use-late-failure.ts';
import styles from './copy-dialog.module.css';
import { ProjectPicker } from './project-picker.tsx';

interface CopyDialogProps {
  readonly slugs: readonly string[];
  /** The project that contains the cards, offered first; empty if the cards come from several projects. */
  readonly projectSlug: string;
  /** Title of the card, if only one is copied. */
  readonly title?: string | undefined;
  readonly onClose: () => void;
  /** Called when copying failed. Returns true if the user was already notified. */
  readonly onFailed?: (error: unknown) => boolean;
  /** Called with the slugs of the copies and the project that contains them. */
  readonly onDone: (copies: readonly string[], project: { slug: string; title: string }) => void;
}

/** Duplicates cards into a project that the user chooses. */
export function CopyDialog({ slugs, projectSlug, title, onClose, onFailed, onDone }: CopyDialogProps) {
  const { t } = useTranslation(['cards', 'ui']);
  const may = useMay();
  const projects = useQuery(copyTargetsQuery);
  const duplicating = useDuplicateCards();
  const isShown = useIsShown();
  const hasFailedLate = useLateFailure();
  const [target, setTarget] = useState(projectSlug);
  const targets = (projects.data ?? [])
    .filter(({ slug, workspace_slug }) => may('card.create', { projectSlug: slug, workspaceSlug: workspace_slug }))
    .sort((a, b) => Number(b.slug === projectSlug) - Number(a.slug === projectSlug));
  const chosen = targets.find(({ slug }) => slug === target);
  const duplicate = () => {
    if (!chosen || duplicating.isPending) return;
    void duplicating.mutateAsync({ slugs, projectSlug: chosen.slug }).then(
      (copies) => isShown() && onDone(copies, { slug: chosen.slug, title: chosen.title }),
      (error) => {
        if (onFailed?.(error)) duplicating.reset();
        else hasFailedLate(t('cards:duplicate'), error);
      },
    );
  };
  return (
    <Dialog opened onClose={onClose} title={t('cards:duplicateCards', { count: slugs.length })} width={520}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          duplicate();
        }}
      >
        <p className={styles.text} dir="auto">
          {title ?? t('cards:duplicateText', { count: slugs.length })}
        </p>
        <ProjectPicker
          projects={targets}
          loading={projects.isPending}
          error={projects.isError ? errorText(projects.error) : undefined}
          here={projectSlug}
          value={target}
          onChange={setTarget}
        />
        {duplicating.isError && (
          <p className={styles.failed} role="alert">
            {errorText(duplicating.error)}
          </p>
        )}
        <div className={styles.actions} data-foot>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button type="submit" variant="primary" busy={duplicating.isPending} disabled={!chosen}>
            {t('cards:duplicate')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
