import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { State } from '#ui/state/state.tsx';

interface MaintenanceWordsProps {
  /** The operator's message; null: the default text. */
  readonly message: string | null;
  readonly level: 1 | 2;
  readonly actions?: ReactNode;
}

/** The text shown to everybody during maintenance. */
export function MaintenanceWords({ message, level, actions }: MaintenanceWordsProps) {
  const { t } = useTranslation('maintenance');
  return <State whole={level === 1} level={level} title={t('title')} text={message ?? t('text')} actions={actions} />;
}
