import type { Taxonomy } from '@foreglow/contract';
import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#ui/field/field.tsx';
import { Themed } from '#ui/mantine/themed.tsx';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import { AlikeQuestion } from './alike-question.tsx';
import styles from './tag-field.module.css';
import { useTagChoice } from './use-tag-choice.ts';

interface TagFieldProps {
  readonly projectSlug: string;
  readonly taxonomy: Taxonomy;
  readonly value: readonly string[];
  readonly error?: string | undefined;
  /** Whether it gets the focus when its dialog opens. */
  readonly first?: boolean;
  readonly onChange: (tags: string[]) => void;
}

/** The value of the row that creates a tag. No tag can have this name, since names contain no commas. */
const creation = ',';

/** A field for tags. It suggests the tags of the project, and offers a separate row to create one. */
export function TagField({ projectSlug, taxonomy, value, error, first, onChange }: TagFieldProps) {
  const { t } = useTranslation('tags');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const choice = useTagChoice({ projectSlug, taxonomy, value, onChange });
  const { text, options, full } = choice;
  const isOpen = combobox.dropdownOpened && !full && (options.found.length > 0 || options.fresh !== undefined);
  const write = (next: string) => {
    choice.write(next);
    combobox.openDropdown();
    // The best suggestion is marked, and Enter accepts the marked one.
    if (next.trim() === '') combobox.resetSelectedOption();
    else combobox.updateSelectedOptionIndex();
    queueMicrotask(() => next.trim() !== '' && combobox.selectFirstOption());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '') choice.remove(value.at(-1));
    // Escape closes the suggestions and drops a half-typed tag, but does not close the dialog that contains the field.
    if (event.key === 'Escape' && (isOpen || text !== '')) {
      event.preventDefault();
      choice.write('');
    }
    // Fast typists press Enter before the best suggestion is marked. It must not submit the form that contains the
    // field.
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && text.trim() !== '' && !event.defaultPrevented) {
      event.preventDefault();
      choice.take(options.found[0]?.name ?? text);
    }
  };
  const dotOf = (name: string) => {
    const color = choice.colorOf(name);
    return color ? <TagDot color={color}>{name}</TagDot> : <span className={styles.new}>{name}</span>;
  };
  return (
    <Field label={t('title')} hint={t('fieldHint')} hintOnFocus error={error}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it notices when the focus leaves the field
        <div onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && choice.leave()}>
          <Themed>
            <Combobox
              store={combobox}
              onOptionSubmit={(name) => choice.take(name === creation ? (options.fresh ?? '') : name)}
              zIndex={320}
              shadow="none"
              transitionProps={{ duration: 0 }}
            >
              <Combobox.DropdownTarget>
                <PillsInput
                  id={control.id}
                  error={Boolean(error)}
                  classNames={{ input: styles.input }}
                  onClick={() => combobox.openDropdown()}
                >
                  <Pill.Group gap={5}>
                    {value.map((name) => (
                      <Pill
                        key={name}
                        withRemoveButton
                        onRemove={() => choice.remove(name)}
                        className={styles.pill}
                        removeButtonProps={{ 'aria-label': t('removeTag', { name }), 'aria-hidden': false }}
                      >
                        {dotOf(name)}
                      </Pill>
                    ))}
                    <Combobox.EventsTarget withExpandedAttribute>
                      <PillsInput.Field
                        {...control}
                        data-autofocus={first || undefined}
                        ref={choice.input}
                        value={text}
                        placeholder={value.length === 0 ? t('fieldPlaceholder') : ''}
                        onChange={(event) => write(event.currentTarget.value)}
                        onFocus={() => combobox.openDropdown()}
                        onBlur={() => combobox.closeDropdown()}
                        onKeyDown={onKeyDown}
                      />
                    </Combobox.EventsTarget>
                  </Pill.Group>
                </PillsInput>
              </Combobox.DropdownTarget>
              <Combobox.Dropdown hidden={!isOpen}>
                <Combobox.Options mah={220} className={styles.options} aria-label={t('title')}>
                  {options.found.slice(0, 20).map(({ name }) => (
                    <Combobox.Option key={name} value={name}>
                      {dotOf(name)}
                    </Combobox.Option>
                  ))}
                  {options.fresh !== undefined && (
                    <Combobox.Option value={creation} className={styles.create}>
                      <IconPlus size={15} stroke={1.8} aria-hidden="true" />
                      {t('createNamed', { name: options.fresh })}
                    </Combobox.Option>
                  )}
                </Combobox.Options>
              </Combobox.Dropdown>
            </Combobox>
          </Themed>
          {choice.asked && <AlikeQuestion {...choice.asked} />}
        </div>
      )}
    </Field>
  );
}
