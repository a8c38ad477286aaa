import { lazy, Suspense, useId, useState } from 'react';
import { loadNamespaces } from '#lib/i18n/i18n.ts';
import { cx } from '#ui/class-names.ts';
import { PlainTextArea } from './plain-text-area.tsx';
import styles from './rich-text.module.css';
import { RichTextSkeleton } from './rich-text-skeleton.tsx';

let richTextArea = lazyArea();

/** The editor. If it cannot be loaded, the field is a plain one, and the next field tries to load it again. */
function lazyArea() {
  return lazy(async () => {
    try {
      const [area] = await Promise.all([import('./markdown-area.tsx'), loadNamespaces('prose')]);
      return area;
    } catch {
      richTextArea = lazyArea();
      return { default: PlainTextArea };
    }
  });
}

interface RichTextFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  /** Markdown. */
  readonly value: string;
  readonly placeholder: string;
  /** The label is visible only to screen readers: a visible heading has the same text. */
  readonly labelHidden?: boolean;
  /** Whether the user opened the editor for this field, so that the text gets the focus, at its end. */
  readonly focused?: boolean;
  readonly onChange: (markdown: string) => void;
}

/**
 * A labelled field for a text with headings, lists, links, quotes and tables. The editor and its UI texts are loaded
 * with it.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { label, error, value, placeholder, labelHidden, focused = false, onChange } = props;
  const id = useId();
  const [Area] = useState(() => richTextArea);
  return (
    <div className={styles.field}>
      {!labelHidden && (
        <span className={styles.label} dir="auto" aria-hidden="true">
          {label}
        </span>
      )}
      <div className={cx(styles.frame, error && styles.wrong)}>
        <Suspense fallback={<RichTextSkeleton value={value} />}>
          <Area
            label={label}
            value={value}
            placeholder={placeholder}
            focused={focused}
            describedBy={error ? id : undefined}
            invalid={Boolean(error)}
            onChange={onChange}
          />
        </Suspense>
      </div>
      <p id={id} className={styles.error} role="alert" hidden={!error}>
        {error}
      </p>
    </div>
  );
}
