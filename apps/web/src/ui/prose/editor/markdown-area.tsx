import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEditable } from './from-markdown.rules.ts';
import { PlainTextArea } from './plain-text-area.tsx';
import { RichTextArea, type RichTextAreaProps } from './rich-text-area.tsx';

/** The editor of a text, or a plain field for Markdown that the editor cannot open. */
export default function MarkdownArea(props: RichTextAreaProps) {
  const { t } = useTranslation('prose');
  // Decided once: a field must not be replaced while somebody writes in it.
  const [isRich] = useState(() => isEditable(props.value));
  return isRich ? <RichTextArea {...props} /> : <PlainTextArea {...props} hint={t('tooManyMarks')} />;
}
