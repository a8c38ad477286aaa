import type { ChangeEvent, ComponentProps, KeyboardEvent } from 'react';
import { TextAreaField } from './text-area-field.tsx';

interface LongLineFieldProps extends Omit<ComponentProps<typeof TextAreaField>, 'onChange'> {
  readonly onChange: (value: string) => void;
}

/** A field for one long line of text, like a question: it wraps, contains no line breaks, and Enter sends its form. */
export function LongLineField({ onChange, onKeyDown, ...rest }: LongLineFieldProps) {
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <TextAreaField
      rows={1}
      {...rest}
      onKeyDown={send}
      onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
    />
  );
}
