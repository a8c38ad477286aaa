import { useNavigate } from '@tanstack/react-router';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';
import type { Place } from './place.ts';
import { usePlaceName } from './use-place-name.ts';
import { usePlaces } from './use-places.ts';

/** Opens the places of the rail with `g` and a letter. */
export function PlaceKeys() {
  return usePlaces().map((place) => place.key && <PlaceKey key={place.id} place={place} letter={place.key} />);
}

function PlaceKey({ place, letter }: { place: Place; letter: string }) {
  const navigate = useNavigate();
  useShortcut(`g ${letter}`, usePlaceName()(place), () => void navigate(place.link), { keysOnly: true });
  return null;
}
