import type { RadarAttributes, RadarShape } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dumpQuery } from '#features/radars/api/read-dump.ts';
import { now } from '#features/radars/rules/compare-view.rules.ts';
import { type Version, versionOfDump, versionOfNow } from '#features/radars/rules/versions.rules.ts';

/**
 * A version of a radar by its slug, or the current radar. `query` loads an edition; undefined for the current
 * radar.
 */
export function useVersion(radar: RadarAttributes, slug: string, shape: RadarShape) {
  const isNow = slug === now;
  const query = useQuery({ ...dumpQuery(radar.project.slug, radar.slug, slug), enabled: !isNow });
  const dump = query.data;
  const version = useMemo((): Version | undefined => {
    if (isNow) return versionOfNow(radar, shape);
    return dump && versionOfDump(dump, shape);
  }, [isNow, radar, dump, shape]);
  return { version, query: isNow ? undefined : query };
}
