import type { ExportFormat } from '@foreglow/contract';
import { IconBook2, IconBraces, IconFileTypeCsv, IconPresentation, IconTable } from '@tabler/icons-react';

const icons = {
  pdf: IconBook2,
  pptx: IconPresentation,
  xlsx: IconTable,
  csv: IconFileTypeCsv,
  json: IconBraces,
} as const;

/** The icon of a format. */
export function FormatIcon({ format, size = 20 }: { format: ExportFormat; size?: number }) {
  const Icon = icons[format];
  return <Icon size={size} stroke={1.5} aria-hidden="true" />;
}
