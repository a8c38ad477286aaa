import { IconBlockquote, IconBold, IconHeading, IconItalic, IconLink, IconList } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field/index.ts';
import { LazyProse } from '../card/lazy-prose.tsx';
import { applyMarkdown, continueList, differenceOf, type Edited, type MarkdownDeed } from './markdown-edit.rules.ts';
import styles from './markdown-field.module.css';

interface MarkdownFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly rows: number;
  readonly placeholder: string;
  readonly onChange: (value: string) => void;
}

const tools = [
  ['bold', IconBold, 'b'],
  ['italic', IconItalic, 'i'],
  ['heading', IconHeading, undefined],
  ['link', IconLink, undefined],
  ['list', IconList, undefined],
  ['quote', IconBlockquote, undefined],
] as const;

/** A field for Markdown, with a toolbar and a preview. */
export function MarkdownField({ label, hint, error, value, rows, placeholder, onChange }: MarkdownFieldProps) {
  const { t } = useTranslation('cards');
  const area = useRef<HTMLTextAreaElement>(null);
  const [preview, setPreview] = useState(false);
  const edit = (change: (edited: Edited) => Edited | undefined): boolean => {
    const field = area.current;
    const next = field && change({ text: field.value, start: field.selectionStart, end: field.selectionEnd });
    if (!field || !next) return false;
    replace(field, next);
    return true;
  };
  const run = (deed: MarkdownDeed) => edit((edited) => applyMarkdown(deed, edited, 'https://'));
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = tools.find(([, , key]) => key === event.key.toLowerCase());
    const isDone =
      (tool && (event.ctrlKey || event.metaKey) && run(tool[0])) ||
      (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey && edit(continueList));
    if (isDone) event.preventDefault();
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={cx(styles.frame, error && styles.wrong)}>
          <div className={styles.bar}>
            <div role="toolbar" aria-label={t('formatting', { field: label })} className={styles.tools}>
              {tools.map(([deed, Icon, key]) => (
                <button
                  key={deed}
                  type="button"
                  className={styles.tool}
                  disabled={preview}
                  aria-label={t(`deed_${deed}`)}
                  title={key ? `${t(`deed_${deed}`)} (Ctrl ${key.toUpperCase()})` : t(`deed_${deed}`)}
                  onClick={() => run(deed)}
                >
                  <Icon size={16} stroke={1.7} aria-hidden="true" />
                </button>
              ))}
            </div>
            <button
              type="button"
              className={styles.toggle}
              aria-pressed={preview}
              disabled={!preview && value.trim() === ''}
              onClick={() => setPreview(!preview)}
            >
              {t(preview ? 'goOnWriting' : 'preview')}
            </button>
          </div>
          {preview && (
            <div className={styles.preview}>
              <LazyProse>{value}</LazyProse>
            </div>
          )}
          <textarea
            {...control}
            ref={area}
            className={styles.area}
            hidden={preview}
            rows={rows}
            value={value}
            placeholder={placeholder}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
    </Field>
  );
}

/** Changes the text as if it were typed, so that Ctrl+Z takes it back. */
function replace(field: HTMLTextAreaElement, next: Edited): void {
  const { start, end, put } = differenceOf(field.value, next.text);
  field.focus();
  field.setSelectionRange(start, end);
  if (start !== end || put !== '') document.execCommand(put === '' ? 'delete' : 'insertText', false, put);
  field.setSelectionRange(next.start, next.end);
}
