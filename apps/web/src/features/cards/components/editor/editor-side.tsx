import { cutTo, limits, tagKey, textsWith } from '@foreglow/contract';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Proposed } from '#features/assistance/components/proposed.tsx';
import { Suggestion } from '#features/assistance/components/suggestion.tsx';
import { useAssistance } from '#features/assistance/components/use-assistance.ts';
import type { CardValues } from '#features/cards/rules/card-values.rules.ts';
import { TagField } from '#features/tags/components/tag-field.tsx';
import styles from './editor-side.module.css';
import { FactField } from './fact-field.tsx';
import { PublicField } from './public-field.tsx';
import { SuggestedTags } from './suggested-tags.tsx';

interface EditorSideProps {
  readonly projectSlug: string;
  /** The card that is edited; absent for a new one. */
  readonly slug: string | undefined;
  readonly values: CardValues;
  readonly isAi: boolean;
  /** Whether the editor was opened to change the tags. */
  readonly tagsFirst: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<CardValues>) => void;
}

/** The tags combined with suggested ones, up to the maximum number and without duplicates. */
function withTags(tags: readonly string[], suggested: readonly { readonly name: string }[]): readonly string[] {
  const has = new Set(tags.map(tagKey));
  const added = suggested.map(({ name }) => name).filter((name) => !has.has(tagKey(name)));
  return [...tags, ...added].slice(0, limits.tagsPerCard);
}

/** The fields of a card other than its texts. */
export function EditorSide({ projectSlug, slug, values, isAi, tagsFirst, errors, onChange }: EditorSideProps) {
  const { t } = useTranslation(['cards', 'assistance']);
  const assistance = useAssistance(projectSlug);
  return (
    <>
      {isAi && (
        <p className={styles.ai}>
          <IconSparkles size={15} stroke={1.7} aria-hidden="true" />
          {t('cards:aiSignal')}
        </p>
      )}
      <TagField
        projectSlug={projectSlug}
        taxonomy="cards"
        value={values.tags}
        error={errors.tags}
        first={tagsFirst}
        onChange={(tags) => onChange({ tags })}
      />
      <SuggestedTags
        projectSlug={projectSlug}
        slug={slug}
        values={values}
        onAdd={(tag) => onChange({ tags: [...values.tags, tag] })}
      />
      {assistance === 'ai' && values.title.trim() !== '' && (
        <Suggestion
          projectSlug={projectSlug}
          label={t('assistance:suggestTags')}
          wanted={() => ({
            kind: 'card-tags',
            title: cutTo(values.title, limits.titleLength),
            subtitle: values.subtitle || null,
            description: values.description || null,
            relevance: values.relevance || null,
          })}
          onTake={({ names }) => onChange({ tags: withTags(values.tags, names) })}
        >
          {(suggestion) => <Proposed suggestion={suggestion} />}
        </Suggestion>
      )}
      {textsWith('part', 'facts').map((name) => (
        <FactField
          key={name}
          name={name}
          value={values[name]}
          error={errors[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <PublicField value={values.public} onChange={(isPublic) => onChange({ public: isPublic })} />
    </>
  );
}
