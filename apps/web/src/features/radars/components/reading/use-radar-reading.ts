import type { RadarAttributes } from '@foreglow/contract';
import { nameKey } from '@foreglow/contract/radars/name-key';
import { layoutRadar } from '@foreglow/pictures/radars/layout/layout';
import { useMemo } from 'react';
import { filtersOn } from '#features/radars/rules/radar-view.rules.ts';
import { layoutInputOf, passes, readBlips } from '#features/radars/rules/read-blips.rules.ts';
import { useRadarView } from './use-radar-view.ts';

/** What a radar shows at its address: the picture, the blips that are not dimmed, and the chosen one. */
export function useRadarReading(radar: RadarAttributes) {
  const { view, show } = useRadarView();
  const { shape, sector, filters } = view;
  const all = useMemo(() => readBlips(radar), [radar]);
  const layout = useMemo(() => layoutRadar(layoutInputOf(radar, { shape, sector })), [radar, shape, sector]);
  const zoomed = radar.domains.find((name) => nameKey(name) === nameKey(sector));
  const field = useMemo(
    () => ({ domains: zoomed === undefined ? radar.domains : [zoomed], rings: radar.rings }),
    [radar, zoomed],
  );
  const inView = useMemo(
    () => all.filter(({ domain }) => zoomed === undefined || nameKey(domain) === nameKey(zoomed)),
    [all, zoomed],
  );
  const standing = inView.filter((blip) => passes(blip, filters));
  const dimmed = new Set(inView.filter((blip) => !standing.includes(blip)).map(({ id }) => id));
  const chosen = all.find(({ id }) => id === view.blip);
  const at = standing.findIndex(({ id }) => id === chosen?.id);
  return {
    view,
    show,
    /** Every blip of the radar. */
    all,
    layout,
    /** The visible sectors, and the rings. */
    field,
    /** The name of the sector if only one is shown; undefined for all. */
    zoomed,
    /** The blips of the visible sectors. */
    inView,
    /** The blips of the visible sectors that pass the filters. */
    standing,
    dimmed,
    chosen,
    next: at < 0 ? undefined : standing[at + 1],
    previous: at < 0 ? undefined : standing[at - 1],
    filtered: filtersOn(view) > 0,
    choose: (id: string) => show({ blip: id, comment: '' }),
    close: () => show({ blip: '' }),
  };
}
