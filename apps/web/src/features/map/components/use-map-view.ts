import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { CardSource } from '#features/cards/rules/source.ts';
import { addressFor, type MapView } from '../rules/map-search.rules.ts';

/** The state of the map screen. It is in the address, in addition to the filters of the cards. */
export function useMapView({ kind }: CardSource) {
  const { parse, viewFrom, searchFrom } = addressFor(kind);
  const search = parse(useSearch({ strict: false }));
  const given = JSON.stringify(search);
  const view = useMemo(() => addressFor(kind).viewFrom(JSON.parse(given)), [kind, given]);
  const navigate = useNavigate();
  return {
    view,
    search,
    show: (next: Partial<MapView>) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...searchFrom({ ...viewFrom(parse(before)), ...next }) }),
        replace: true,
        resetScroll: false,
      }),
  };
}
