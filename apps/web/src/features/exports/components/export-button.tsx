import { IconFileExport } from '@tabler/icons-react';
import { useShortcut } from '../../../lib/shortcuts/index.ts';
import { IconButton } from '../../../ui/button/index.ts';
import { type ExportSubject, openExport } from './export-state.ts';

interface ExportButtonProps {
  readonly label: string;
  readonly subject: ExportSubject;
}

/** Opens the export dialog for what the screen shows, also with a key and from the palette. */
export function ExportButton({ label, subject }: ExportButtonProps) {
  const open = () => openExport(subject);
  useShortcut('s', label, open, { secondary: true });
  return (
    <IconButton label={label} onClick={open}>
      <IconFileExport stroke={1.5} aria-hidden="true" />
    </IconButton>
  );
}
