import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
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
 * The button of a page opened by a link from a mail. The link is used only when it is pressed, since mail scanners open
 * links too.
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
