import type { RadarAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { fullAddress } from '#features/radars/rules/embed-code.rules.ts';
import { CopyField } from '#ui/copy/copy-field.tsx';

/** The address that always shows the newest edition of a radar. Nothing before the first. */
export function LastingAddress({ radar: { public_page } }: { radar: Pick<RadarAttributes, 'public_page'> }) {
  const { t } = useTranslation('radars');
  if (!public_page) return null;
  const { site_url, shown } = public_page;
  return (
    <CopyField
      label={t('lastingAddress')}
      value={fullAddress(site_url, location.href)}
      hint={shown === null ? t('lastingClosed') : t('lastingHint', { number: shown })}
    />
  );
}
