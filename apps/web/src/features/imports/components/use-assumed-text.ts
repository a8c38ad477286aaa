import type { Charset } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';

/** The sentence that says in which encoding a file was read that does not say so itself. */
export function useAssumedText() {
  const { t } = useTranslation('imports');
  return (charset: Charset): string =>
    charset === 'windows-1252' ? t('assumedEncoding') : t('assumedOther', { charset: t(`charset_${charset}`) });
}
