import type { CardFilters, MapAttributes, MapPoints } from '@foreglow/contract';
import { type Grouping, groupingOf } from '@foreglow/pictures/map/grouping';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { CardSource } from '#features/cards/rules/source.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { useShownError } from '#ui/query/use-shown-error.ts';
import { mapKeys } from '../api/keys.ts';
import { outlinesQuery } from '../api/list-outlines.ts';
import { colorsQuery } from '../api/read-colors.ts';
import { mapQuery } from '../api/read-map.ts';
import { matchesQuery } from '../api/read-matches.ts';
import { pointsQuery } from '../api/read-points.ts';
import { groupColors, paletteOf } from '../rules/colors.rules.ts';
import { countsByGroup } from '../rules/groups.rules.ts';
import type { MapView } from '../rules/map-search.rules.ts';
import { countVisible } from '../rules/point-states.rules.ts';

/** A map ready to be shown: its state and its points belong to the same version. */
export interface ShownMap {
  readonly source: CardSource;
  readonly version: string;
  readonly attributes: MapAttributes;
  readonly points: MapPoints;
  readonly grouping: Grouping;
}

/** A map with its points; `shown` is undefined until the points are loaded. */
export function useMap(source: CardSource) {
  const map = useQuery(mapQuery(source));
  const version = map.data?.version ?? '';
  const read = useQuery(pointsQuery({ source, version }, map.data));
  useReadAgain(source, read.error);
  const current = read.data;
  const attributes = current?.version === version ? map.data : current?.attributes;
  const shown = useMemo(
    (): ShownMap | undefined =>
      current &&
      attributes && {
        source,
        version: current.version,
        attributes,
        points: current.points,
        grouping: groupingOf(attributes.groups),
      },
    [source, current, attributes],
  );
  return { map, points: read, shown };
}

/** The parts of a map that depend on the filters, the colours and the month. */
export function useMapParts(shown: ShownMap, view: MapView, filters: CardFilters, isFiltered: boolean) {
  const { version, points, grouping } = shown;
  const matches = useQuery({ ...matchesQuery(shown, filters, points.count), enabled: isFiltered });
  const colors = useQuery({
    ...colorsQuery(shown, view.coloring === 'group' ? 'tag' : view.coloring),
    enabled: view.coloring !== 'group',
  });
  const months = useQuery(colorsQuery(shown, 'month'));
  const outlines = useQuery(outlinesQuery(shown));
  useReadAgain(shown.source, matches.error ?? colors.error ?? months.error ?? outlines.error);
  const unfiltered = useShownError(matches);
  const uncolored = useShownError(colors);
  const highlighted = isFiltered && matches.data?.version === version ? matches.data.flags : null;
  const monthly = months.data?.version === version ? months.data : undefined;
  const hidden = useMemo(() => {
    const last = monthly?.legend.findIndex(({ value }) => value === view.until) ?? -1;
    if (!monthly || last < 0 || last === monthly.legend.length - 1) return null;
    return Uint8Array.from(monthly.column, (month) => (month > last ? 1 : 0));
  }, [monthly, view.until]);
  const colored = colors.data?.version === version && colors.data.by === view.coloring ? colors.data : undefined;
  const byGroup = useMemo(() => groupColors(grouping, points), [grouping, points]);
  const shownColors = useMemo(
    () => (colored ? { of: colored.column, palette: paletteOf(colored.by, colored.legend) } : byGroup),
    [colored, byGroup],
  );
  const counts = useMemo(() => countsByGroup(grouping, points, hidden), [grouping, points, hidden]);
  const visible = useMemo(() => countVisible(points.count, { highlighted: null, hidden }), [points, hidden]);
  const found = useMemo(
    () => (highlighted ? countVisible(points.count, { highlighted, hidden }) : undefined),
    [points, highlighted, hidden],
  );
  return {
    highlighted,
    /** The number of cards of the shown months that pass the filters; undefined without filters. */
    found,
    hidden,
    /** The number of cards of the shown months. */
    visible,
    counts,
    colors: shownColors,
    legend: colored?.legend,
    months: monthly,
    /** What could not be loaded, although the user has asked for it. */
    failed: {
      filters: isFiltered && highlighted === null && hasFailed(unfiltered),
      colors: view.coloring !== 'group' && !colored && hasFailed(uncolored),
    },
    retry: () => {
      if (unfiltered) void matches.refetch();
      if (uncolored) void colors.refetch();
    },
    /** Undefined until they are known. */
    outlines: outlines.data,
  };
}

export type MapParts = ReturnType<typeof useMapParts>;

/** The points of an older version of the map are read again, which is no failure. */
const hasFailed = (error: Error | null): boolean => error !== null && !isOfOlderMap(error);

const isOfOlderMap = (error: unknown): boolean => error instanceof ApiError && error.code === 'map_changed';

/** Reloads the map when the server reports that its points have changed. */
function useReadAgain(source: CardSource, error: unknown): void {
  const client = useQueryClient();
  const hasChanged = isOfOlderMap(error);
  useEffect(() => {
    if (hasChanged) void client.invalidateQueries({ queryKey: mapKeys.map(source), exact: true });
  }, [client, source, hasChanged]);
}
