import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type MapView, mapSearch, searchFrom, viewFrom } from '../rules/map-search.rules.ts';

/** The state of the screen of a map, which is in its address beside the filters of the cards. */
export function useMapView() {
  const search = mapSearch(useSearch({ strict: false }));
  const given = JSON.stringify(search);
  const view = useMemo(() => viewFrom(JSON.parse(given)), [given]);
  const navigate = useNavigate();
  return {
    view,
    search,
    show: (next: Partial<MapView>) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...searchFrom({ ...viewFrom(mapSearch(before)), ...next }) }),
        replace: true,
        resetScroll: false,
      }),
  };
}
