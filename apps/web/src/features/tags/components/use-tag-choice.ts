import { alikeTo, cutTo, limits, type TagColor, type Taxonomy, tagKey } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { projectTagsQuery } from '../api/list-project-tags.ts';
import { tagOptions } from '../rules/tag-options.rules.ts';

interface TagChoice {
  readonly projectSlug: string;
  readonly taxonomy: Taxonomy;
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
}

interface Asked {
  readonly name: string;
  readonly existing: { readonly name: string; readonly color: TagColor };
  /** Whether the user has left the field, which added the new tag. */
  readonly taken: boolean;
}

/** A name of at most the allowed length. */
const cut = (name: string): string => cutTo(name.trimStart(), limits.tagNameLength);

/** The state of a field for tags: the typed text, the matching tags, and the question about a similar tag. */
export function useTagChoice({ projectSlug, taxonomy, value, onChange }: TagChoice) {
  const tags = useQuery(projectTagsQuery(projectSlug, taxonomy)).data ?? [];
  const [text, setText] = useState('');
  const [question, setQuestion] = useState<Asked>();
  const input = useRef<HTMLInputElement>(null);
  const known = (name: string) => tags.find((tag) => tagKey(tag.name) === tagKey(name));
  // A tag keeps its spelling in the project, and is added only once.
  const withNames = (names: readonly string[], before = value) => [
    ...new Map([...before, ...names].map((name) => [tagKey(name), known(name)?.name ?? name.trim()])).values(),
  ];
  const add = (...names: string[]) => onChange(withNames(names).slice(0, limits.tagsPerCard));
  const likeOf = (name: string) => alikeTo(name, tags)[0];
  const finish = () => {
    setText('');
    setQuestion(undefined);
  };
  /**
   * Adds names divided by separators. If several were pasted, the question is about the first that is like an existing
   * tag.
   */
  const takeAll = (given: string, isLeft: boolean) => {
    const names = given
      .split(/[,;]/)
      .filter((name) => name.trim() !== '')
      .map(cut);
    const doubtful = names.find((name) => likeOf(name));
    const existing = doubtful === undefined ? undefined : likeOf(doubtful);
    const sure = names.filter((name) => isLeft || name !== doubtful);
    if (sure.length > 0) add(...sure);
    finish();
    if (doubtful !== undefined && existing) setQuestion({ name: doubtful.trim(), existing, taken: isLeft });
  };
  const answer = (names: string[]) => {
    const { name = '' } = question ?? {};
    onChange(
      withNames(
        names,
        value.filter((one) => tagKey(one) !== tagKey(name)),
      ).slice(0, limits.tagsPerCard),
    );
    finish();
    if (!question?.taken) input.current?.focus();
  };
  const asked = question && {
    alike: question,
    taken: question.taken,
    onUse: () => answer([question.existing.name]),
    onCreate: () => answer([question.name]),
    onCancel: () => {
      if (question.taken) return finish();
      setQuestion(undefined);
      setText(question.name);
      input.current?.focus();
    },
  };
  return {
    text,
    input,
    asked,
    options: tagOptions(text, tags, value),
    full: value.length >= limits.tagsPerCard,
    colorOf: (name: string) => known(name)?.color,
    /**
     * A separator adds what was typed before it. The field itself has no maximum length, since it would cut off a pasted
     * list of names.
     */
    write: (next: string) => (/[,;]/.test(next) ? takeAll(next, false) : setText(cut(next))),
    take: (name: string) => takeAll(name, false),
    remove: (name: string | undefined) => name !== undefined && onChange(value.filter((one) => one !== name)),
    /**
     * Called when the focus leaves the field. Typed text is added, and the new tag of an open question too until it is
     * answered.
     */
    leave() {
      if (question && !question.taken) {
        add(question.name);
        setQuestion({ ...question, taken: true });
      } else if (text.trim() !== '') takeAll(text, true);
    },
  };
}
