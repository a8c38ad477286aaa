import { type ReactNode, type RefObject, useEffect } from 'react';
import { HeadingField } from '#ui/field/heading-field.tsx';
import { RichTextField } from './rich-text-field.tsx';

type Heading = 'title' | 'subtitle';

interface WordsFieldsProps<Text extends string> {
  readonly values: Readonly<Record<Heading | Text, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** The maximum number of characters that the headings may have. */
  readonly maxLength: Readonly<Record<Heading, number>>;
  /** The texts below the headings. */
  readonly texts: readonly Text[];
  readonly label: (name: Heading | Text) => string;
  readonly placeholder: (name: Heading | Text) => string;
  readonly titleRef: RefObject<HTMLTextAreaElement | null>;
  /** False if the editor was opened for something other than the texts. */
  readonly focused?: boolean;
  /** What is shown directly below the title. */
  readonly belowTitle?: ReactNode;
  readonly onChange: (part: Partial<Record<Heading | Text, string>>) => void;
}

/** The text fields of an editor: title, subtitle and the texts below. Normally the title gets the focus. */
export function WordsFields<Text extends string>({
  values,
  errors,
  maxLength,
  texts,
  label,
  placeholder,
  titleRef,
  focused = true,
  belowTitle,
  onChange,
}: WordsFieldsProps<Text>) {
  // A dialog would focus its first button.
  useEffect(() => {
    if (focused) titleRef.current?.focus({ preventScroll: true });
  }, [titleRef, focused]);
  const field = (name: Heading | Text) => ({
    label: label(name),
    error: errors[name],
    value: values[name],
    placeholder: placeholder(name),
    // TypeScript does not infer the names of computed keys.
    onChange: (value: string) => onChange({ [name]: value } as Partial<Record<Heading | Text, string>>),
  });
  return (
    <>
      <HeadingField {...field('title')} maxLength={maxLength.title} required first={focused} ref={titleRef} />
      {belowTitle}
      <HeadingField {...field('subtitle')} maxLength={maxLength.subtitle} variant="subtitle" />
      {texts.map((name) => (
        <RichTextField key={name} {...field(name)} />
      ))}
    </>
  );
}
