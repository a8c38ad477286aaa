import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../lib/shortcuts/index.ts';
import type { Place } from './place.ts';
import { usePlaceName } from './use-place-name.ts';
import { usePlaces } from './use-places.ts';

/** Leads to the places of the rail by `g` and a letter. */
export function PlaceKeys() {
  return usePlaces().map((place) => place.key && <PlaceKey key={place.id} place={place} letter={place.key} />);
}

function PlaceKey({ place, letter }: { place: Place; letter: string }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const name = usePlaceName()(place);
  useShortcut(`g ${letter}`, t('goToPlace', { name }), () => void navigate(place.link), { keysOnly: true });
  return null;
}
