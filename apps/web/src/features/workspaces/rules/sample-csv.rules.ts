import type { SampleSignal } from '../api/sample-data/sample.ts';

const columns = ['title', 'subtitle', 'description', 'relevance', 'tags', 'created_at', 'public'] as const;
const day = 86_400_000;

/** The signals as a CSV file that the import takes, dated back from `now`. */
export function sampleCsv(signals: readonly SampleSignal[], now: Date): string {
  const rows = signals.map((signal) => [
    signal.title,
    signal.subtitle ?? '',
    signal.description,
    signal.relevance,
    signal.tags.join(';'),
    new Date(now.getTime() - signal.daysAgo * day).toISOString().slice(0, 10),
    String(!signal.draft),
  ]);
  return [columns, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n');
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
