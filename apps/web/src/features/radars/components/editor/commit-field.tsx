import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LongLineField } from '#ui/field/long-line-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useCommittedText } from './use-committed-text.ts';

interface CommitFieldProps extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'optional'> {
  readonly value: string;
  readonly maxLength: number;
  /** Whether the field has several lines. */
  readonly rows?: number;
  /** Whether its line may be long. It then wraps. */
  readonly wraps?: boolean;
  /** Whether it must not be empty. */
  readonly required?: boolean;
  /** Whether its text is selected when it appears, to be overwritten. */
  readonly selected?: boolean;
  readonly onCommit: (value: string) => void;
}

const pauseMs = 800;

/** A field that is saved after a pause in typing, on Enter, and when it is left. */
export function CommitField(props: CommitFieldProps) {
  const { value, rows, wraps = false, required = false, selected = false, onCommit, ...rest } = props;
  const { t } = useTranslation('radars');
  const isPossible = (text: string) => !required || text !== '';
  const { text, setText, commit, leave } = useCommittedText({ value, pauseMs, isPossible, onCommit });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (selected) input.current?.select();
  }, [selected]);
  const common = {
    ...rest,
    dir: 'auto',
    value: text,
    error: !isPossible(text.trim()) && t('textMissing'),
    onBlur: leave,
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setText(target.value);
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Enter' && commit();
  if (wraps) return <LongLineField {...common} onChange={setText} onKeyDown={onKeyDown} />;
  if (rows !== undefined) return <TextAreaField {...common} rows={rows} onChange={onChange} />;
  return <TextField {...common} ref={input} onChange={onChange} onKeyDown={onKeyDown} />;
}
