import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ScreenAction } from '#lib/shortcuts/shortcuts.ts';
import { rowIcon } from './row-icon.ts';
import { matching, type PaletteSection } from './rows.rules.ts';
import { useCommands } from './use-commands.tsx';
import { useContents } from './use-contents.tsx';
import { useDestinations } from './use-destinations.tsx';

/**
 * The sections of the palette in order: actions of the screen, places before projects and workspaces, actions of every
 * screen, and the contents found. Contents come last, so that no row moves when they arrive.
 */
export function usePaletteSections(
  actions: readonly ScreenAction[],
  typed: string,
  wanted: string | undefined,
  settled: string | undefined,
) {
  const { t } = useTranslation('palette');
  const here: PaletteSection = {
    title: t('doHere'),
    rows: actions.map(({ keys, label, run }) => ({
      id: `here-${label}`,
      label,
      icon: <IconArrowRight {...rowIcon} />,
      keys: keys || undefined,
      run,
    })),
  };
  const { sections: contents, ...search } = useContents(wanted, settled);
  const known = [here, ...useDestinations(), useCommands()].map(({ title, rows }) => ({
    title,
    rows: matching(rows, typed),
  }));
  return { ...search, sections: [...known, ...contents].filter(({ rows }) => rows.length > 0) };
}
