import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconTable,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#ui/class-names.ts';
import styles from './rich-text.module.css';
import { TableTools } from './table-tools.tsx';
import { write } from './write.ts';

interface ToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  readonly onLink: () => void;
}

const tools = [
  ['bold', IconBold, 'Ctrl B', (editor: Editor) => write(editor).toggleBold().run()],
  ['italic', IconItalic, 'Ctrl I', (editor: Editor) => write(editor).toggleItalic().run()],
  ['strike', IconStrikethrough, 'Ctrl ⇧ S', (editor: Editor) => write(editor).toggleStrike().run()],
  ['code', IconCode, 'Ctrl E', (editor: Editor) => write(editor).toggleCode().run()],
  ['heading', IconH2, 'Ctrl Alt 2', (editor: Editor) => write(editor).toggleHeading({ level: 2 }).run()],
  ['subheading', IconH3, 'Ctrl Alt 3', (editor: Editor) => write(editor).toggleHeading({ level: 3 }).run()],
  ['list', IconList, 'Ctrl ⇧ 8', (editor: Editor) => write(editor).toggleBulletList().run()],
  ['numbers', IconListNumbers, 'Ctrl ⇧ 7', (editor: Editor) => write(editor).toggleOrderedList().run()],
  ['quote', IconBlockquote, 'Ctrl ⇧ B', (editor: Editor) => write(editor).toggleBlockquote().run()],
] as const;

/** The commands of the editor as buttons. The arrow keys move between them. */
export function Toolbar({ editor, label, onLink }: ToolbarProps) {
  const { t } = useTranslation('prose');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      strike: now.isActive('strike'),
      code: now.isActive('code'),
      heading: now.isActive('heading', { level: 2 }),
      subheading: now.isActive('heading', { level: 3 }),
      list: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      table: now.isActive('table'),
    }),
  });
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons.at((at + by) % buttons.length)?.focus();
  };
  const button = (name: keyof typeof state, Icon: typeof IconBold, keys: string, run: () => void, first = false) => (
    <button
      key={name}
      type="button"
      tabIndex={first ? 0 : -1}
      className={cx(styles.tool, state[name] && styles.on)}
      aria-pressed={state[name]}
      aria-label={t(`format_${name}`)}
      title={keys ? `${t(`format_${name}`)} (${keys})` : t(`format_${name}`)}
      // The selection in the text is kept.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      <Icon size={16} stroke={1.7} aria-hidden="true" />
    </button>
  );
  return (
    <div className={styles.bar}>
      <div role="toolbar" aria-label={t('formatting', { field: label })} className={styles.tools} onKeyDown={step}>
        {tools.map(([name, Icon, keys, run], index) => button(name, Icon, keys, () => run(editor), index === 0))}
        {button('link', IconLink, 'Ctrl K', onLink)}
        {button('table', IconTable, '', () =>
          write(editor).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
        )}
      </div>
      {state.table && <TableTools editor={editor} />}
    </div>
  );
}
