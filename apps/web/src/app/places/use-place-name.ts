import { useTranslation } from 'react-i18next';
import { useKindTexts } from '#lib/kinds/kind-texts.ts';
import type { Place } from './place.ts';

/** The name of a place in the language of the page. */
export function usePlaceName(): (place: Pick<Place, 'label' | 'kind'>) => string {
  const { t } = useTranslation('shell');
  const kinds = useKindTexts();
  return ({ label, kind }) => (kind ? kinds.names(kind) : t(`place_${label ?? 'projects'}`));
}
