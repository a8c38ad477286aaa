import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { type RadarView, radarViewSearch, searchFrom, viewFrom } from '#features/radars/rules/radar-view.rules.ts';

/** The state of the screen of a radar, which is in its address. */
export function useRadarView() {
  const search = useSearch({ strict: false });
  const view = useMemo(() => viewFrom(radarViewSearch(search)), [search]);
  const navigate = useNavigate();
  return {
    view,
    show: (next: Partial<RadarView>) =>
      void navigate({ to: '.', search: { ...searchFrom({ ...view, ...next }) }, replace: true, resetScroll: false }),
    /** The address with a blip chosen. */
    searchWith: useCallback((blip: string) => ({ ...searchFrom({ ...view, blip, comment: '' }) }), [view]),
  };
}
