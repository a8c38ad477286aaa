import type { ExportAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';

/** Explains why an export failed. */
export function useFailureText() {
  const { t } = useTranslation('exports');
  return ({ failure }: Pick<ExportAttributes, 'failure'>): string => t(`failure_${failure ?? 'internal'}`);
}
