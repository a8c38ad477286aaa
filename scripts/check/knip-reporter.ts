import { relative } from 'node:path';
import type { ReporterOptions } from 'knip';

export interface UnusedReport {
  readonly looked: number;
  readonly problems: readonly string[];
}

/** A reporter for knip that also reports the number of files it read: one line of JSON. */
export default function report({ issues, counters, cwd }: ReporterOptions): void {
  const found = Object.entries(issues).flatMap(([type, byFile]) =>
    Object.values(byFile).flatMap((bySymbol) =>
      Object.values(bySymbol).map(({ filePath, symbol, line }) => {
        const place = `${relative(cwd, filePath)}${line ? `:${line}` : ''}`;
        return type === 'files' ? `unused file: ${place}` : `${type}: ${symbol} in ${place}`;
      }),
    ),
  );
  const result: UnusedReport = { looked: counters.processed, problems: found };
  console.log(JSON.stringify(result));
}
