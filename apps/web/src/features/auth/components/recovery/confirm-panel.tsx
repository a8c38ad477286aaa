import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/index.ts';
import { isRefused, LinkProblem } from './link-problem.tsx';

interface ConfirmPanelProps {
  /** Empty: the link was cut off. */
  readonly token: string;
  readonly label: string;
  readonly error: unknown;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/**
 * The one button behind a link from a mail. It waits to be pressed: programs that look through mails open links too,
 * and would use it up.
 */
export function ConfirmPanel({ token, label, error, busy, onConfirm }: ConfirmPanelProps) {
  const { t } = useTranslation('recovery');
  if (token === '' || error)
    return (
      <LinkProblem
        refused={token === '' || isRefused(error) ? t('confirmLinkInvalid') : undefined}
        error={error}
        busy={busy}
        onRetry={onConfirm}
      />
    );
  return (
    <Button variant="primary" tall wide busy={busy} onClick={onConfirm}>
      {label}
    </Button>
  );
}
