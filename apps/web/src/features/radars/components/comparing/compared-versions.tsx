import type { RadarAttributes, RadarShape } from '@foreglow/contract';
import { errorText } from '#lib/http/error-text.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { RadarPageSkeleton } from '../reading/radar-page-skeleton.tsx';
import { Comparison } from './comparison.tsx';
import { useVersion } from './use-version.ts';

interface ComparedVersionsProps {
  readonly radar: RadarAttributes;
  /** Slugs, or `now`. */
  readonly from: string;
  readonly to: string;
  readonly shape: RadarShape;
}

/** Loads two versions and compares them. */
export function ComparedVersions({ radar, from, to, shape }: ComparedVersionsProps) {
  const earlier = useVersion(radar, from, shape);
  const later = useVersion(radar, to, shape);
  const failed = [earlier.query, later.query].find((query) => query?.error && !query.data);
  if (failed?.error) {
    return (
      <ErrorState message={errorText(failed.error)} onRetry={() => void failed.refetch()} busy={failed.isFetching} />
    );
  }
  if (!earlier.version || !later.version) return <RadarPageSkeleton />;
  return <Comparison key={`${from} ${to}`} title={radar.title} from={earlier.version} to={later.version} />;
}
