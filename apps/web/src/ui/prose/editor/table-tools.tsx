import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTrash,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import styles from './rich-text.module.css';
import { write } from './write.ts';

const tools = [
  ['addRow', IconRowInsertBottom, (editor: Editor) => write(editor).addRowAfter().run()],
  ['removeRow', IconRowRemove, (editor: Editor) => write(editor).deleteRow().run()],
  ['addColumn', IconColumnInsertRight, (editor: Editor) => write(editor).addColumnAfter().run()],
  ['removeColumn', IconColumnRemove, (editor: Editor) => write(editor).deleteColumn().run()],
  ['removeTable', IconTrash, (editor: Editor) => write(editor).deleteTable().run()],
] as const;

/** Commands for the table at the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('prose');
  return (
    <div className={styles.tools}>
      {tools.map(([name, Icon, run]) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          aria-label={t(`table_${name}`)}
          title={t(`table_${name}`)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
        >
          <Icon size={16} stroke={1.7} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
