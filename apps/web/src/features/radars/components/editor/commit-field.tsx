import { type ComponentProps, useEffect, useState } from 'react';
import { TextAreaField, TextField } from '../../../../ui/field/index.ts';

interface CommitFieldProps extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'optional' | 'error'> {
  readonly value: string;
  readonly maxLength: number;
  /** A field of several lines. */
  readonly rows?: number;
  readonly onCommit: (value: string) => void;
}

/** A field whose text counts once it is left, or with Enter: one step of editing, not one for each letter. */
export function CommitField({ value, rows, onCommit, ...rest }: CommitFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const commit = () => {
    const trimmed = text.trim();
    if (trimmed !== value.trim()) onCommit(trimmed);
  };
  const common = {
    ...rest,
    value: text,
    onBlur: commit,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
  };
  if (rows !== undefined) return <TextAreaField {...common} rows={rows} />;
  return <TextField {...common} onKeyDown={(event) => event.key === 'Enter' && commit()} />;
}
