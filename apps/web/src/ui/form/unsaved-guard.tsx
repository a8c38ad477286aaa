import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

interface UnsavedGuardProps {
  readonly when: boolean;
  /** Called when the user leaves without the changes. */
  readonly onDiscard: () => void;
}

/**
 * Asks for confirmation before a screen with unsaved changes is left: by a link, the back button or by closing the tab.
 */
export function UnsavedGuard({ when, onDiscard }: UnsavedGuardProps) {
  const { t } = useTranslation('ui');
  const blocker = useBlocker({ shouldBlockFn: () => when, enableBeforeUnload: () => when, withResolver: true });
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
        return undefined;
      }}
      title={t('unsavedTitle')}
      text={t('unsavedText')}
      confirmLabel={t('discard')}
      danger
    />
  );
}
