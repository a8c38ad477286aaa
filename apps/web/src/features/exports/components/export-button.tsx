import { IconFileExport } from '@tabler/icons-react';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { IconButton } from '#ui/button/button.tsx';
import { type ExportSubject, openExport } from './export-state.ts';

interface ExportButtonProps {
  readonly label: string;
  readonly subject: ExportSubject;
}

/** Opens the export dialog for the content of the screen. A key and the palette open it too. */
export function ExportButton({ label, subject }: ExportButtonProps) {
  const open = () => openExport(subject);
  useShortcut('s', label, open, { secondary: true });
  return (
    <IconButton label={label} onClick={open}>
      <IconFileExport stroke={1.5} aria-hidden="true" />
    </IconButton>
  );
}
