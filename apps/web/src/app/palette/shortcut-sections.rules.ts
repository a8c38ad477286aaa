import type { ListedShortcut } from '#lib/shortcuts/shortcuts.ts';

/** A line of the help: an action and its keys. */
export interface HelpLine {
  readonly label: string;
  readonly keys: readonly string[];
}

const goesSomewhere = ({ keys }: ListedShortcut): boolean => keys.startsWith('g ');

/** The shortcuts of the screen, those of every screen, and those that open a place, ordered by name. */
export function sectionsOf(shortcuts: readonly ListedShortcut[]): Record<'here' | 'everywhere' | 'goTo', HelpLine[]> {
  const others = shortcuts.filter((shortcut) => !goesSomewhere(shortcut));
  return {
    here: linesOf(others.filter(({ everywhere }) => !everywhere)),
    everywhere: linesOf(others.filter(({ everywhere }) => everywhere)),
    goTo: linesOf(shortcuts.filter(goesSomewhere)).sort((a, b) => a.label.localeCompare(b.label)),
  };
}

/** Different keys for the same action form a single line. */
function linesOf(shortcuts: readonly ListedShortcut[]): HelpLine[] {
  const lines = new Map<string, string[]>();
  for (const { label, keys } of shortcuts) {
    const known = lines.get(label) ?? [];
    if (!known.includes(keys)) known.push(keys);
    lines.set(label, known);
  }
  return [...lines].map(([label, keys]) => ({ label, keys }));
}
