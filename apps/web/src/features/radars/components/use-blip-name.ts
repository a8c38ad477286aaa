import { useTranslation } from 'react-i18next';
import type { PictureBlip } from '../rules/picture-blip.rules.ts';

/**
 * The name of a blip with everything that its mark shows: `31 Heat as a street utility, Energy, Next, impact 4, new`.
 */
export function useBlipName(): (blip: PictureBlip) => string {
  const { t } = useTranslation('radars');
  return ({ number, label, domain, ring, impact, movement }) => {
    const parts = [`${number} ${label}`, domain, ring, t('impactIs', { impact })];
    if (movement && movement !== 'unchanged') parts.push(t(`moved_${movement}`));
    return parts.join(', ');
  };
}
