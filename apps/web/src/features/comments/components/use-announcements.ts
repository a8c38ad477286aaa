import { createContext, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Announcements {
  /** Announces that a comment was added, once that has succeeded. */
  readonly added: (sending: Promise<unknown>) => Promise<void>;
  /** Announces that a comment was deleted, and moves the focus to one beside it. */
  readonly deleted: (slug: string, deleting: Promise<unknown>) => Promise<void>;
}

/** Announces what is done with the comments of a section. */
export const AnnouncementsContext = createContext<Announcements>({
  added: async (sending) => void (await sending),
  deleted: async (_, deleting) => void (await deleting),
});

/** Announces added and deleted comments. `spoken` is read by screen readers; the ref is that of the section. */
export function useAnnouncements(section: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('comments');
  const [spoken, setSpoken] = useState('');
  /** The comments beside the deleted one, the next one first. */
  const [beside, setBeside] = useState<readonly string[]>();
  const last = useRef(0);
  useEffect(() => {
    if (!beside || document.activeElement?.matches('input, textarea')) return;
    const found = beside.flatMap((slug) => section.current?.querySelector<HTMLElement>(moreOf(slug)) ?? []);
    const field = section.current?.querySelector<HTMLElement>(':scope > [role="group"] textarea');
    (found[0] ?? field)?.focus();
  }, [beside, section]);
  const announce = useMemo((): Announcements => {
    /** Clears the words until the action succeeds, so that the same words are read again. */
    const speakAfter = async (action: Promise<unknown>, words: string) => {
      last.current += 1;
      const own = last.current;
      setSpoken('');
      await action;
      if (own === last.current) setSpoken(words);
    };
    return {
      added: (sending) => speakAfter(sending, t('spokenAdded')),
      deleted: async (slug, deleting) => {
        const shown = [...(section.current?.querySelectorAll<HTMLElement>('[data-comment]') ?? [])];
        const slugs = shown.map(({ dataset }) => dataset.comment ?? '');
        const at = slugs.indexOf(slug);
        await speakAfter(deleting, t('spokenDeleted'));
        setBeside([...slugs.slice(at + 1), ...slugs.slice(0, at).reverse()]);
      },
    };
  }, [t, section]);
  return { announce, spoken };
}

/** The button of the menu of a comment. */
const moreOf = (slug: string): string => `[data-comment="${CSS.escape(slug)}"] button`;
