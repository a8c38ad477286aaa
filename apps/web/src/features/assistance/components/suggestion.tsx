import type { SuggestionAttributes } from '@foreglow/contract';
import { IconSparkles } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { type SuggestionGiven, suggest } from '../api/drafts.ts';
import { DrafterNote } from './drafter-note.tsx';
import styles from './suggestion.module.css';
import { useDrafting } from './use-drafting.ts';

interface SuggestionProps {
  readonly projectSlug: string;
  /** The label of the button. */
  readonly label: string;
  /** The request, made from what has been typed so far. */
  readonly wanted: () => SuggestionGiven | Promise<SuggestionGiven>;
  /** Renders what would be accepted. */
  readonly children: (suggestion: SuggestionAttributes) => ReactNode;
  readonly onTake: (suggestion: SuggestionAttributes) => void;
}

/**
 * A button that requests a draft and shows it as a proposal. Enter accepts it, Escape stops or discards it. Nothing
 * changes before it is accepted.
 */
export function Suggestion({ projectSlug, label, wanted, children, onTake }: SuggestionProps) {
  const { t } = useTranslation('assistance');
  const { state, begin, stop } = useDrafting<SuggestionAttributes>();
  const box = useRef<HTMLDivElement>(null);
  /** The button for what the user most likely does next. */
  const next = useRef<HTMLButtonElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOver = state.is === 'ready' || state.is === 'failed';
  useEffect(() => {
    // The button that had the focus is gone. A user who has continued to write elsewhere is not interrupted.
    if (isOver && document.activeElement === document.body) next.current?.focus();
  }, [isOver]);
  const draft: Parameters<typeof begin>[0] = async (follow) => suggest(projectSlug, await wanted(), follow);
  const drop = () => {
    stop();
    requestAnimationFrame(() => button.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    drop();
  };
  if (state.is === 'idle') {
    return (
      <div className={styles.offer}>
        <Button
          ref={button}
          variant="quiet"
          icon={<IconSparkles size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => begin(draft)}
        >
          {label}
        </Button>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of its buttons drops the proposal
    <div ref={box} className={styles.box} onKeyDown={onKeyDown} aria-busy={state.is === 'drafting'}>
      {state.is === 'drafting' && (
        <>
          <p className={styles.drafting} role="status">
            {t('drafting')}
          </p>
          {state.text && (
            <p className={styles.text} dir="auto">
              {state.text}
            </p>
          )}
          <Button onClick={drop} autoFocus>
            {t('stop')}
          </Button>
        </>
      )}
      {state.is === 'failed' && (
        <>
          <p className={styles.failed} role="alert">
            {state.message}
          </p>
          <div className={styles.actions}>
            <Button ref={next} onClick={() => begin(draft)}>
              {t('tryAgain')}
            </Button>
            <Button variant="quiet" onClick={drop}>
              {t('drop')}
            </Button>
          </div>
        </>
      )}
      {state.is === 'ready' && (
        <>
          {isEmpty(state.draft) ? <p className={styles.drafting}>{t('nothingToSuggest')}</p> : children(state.draft)}
          <DrafterNote drafter={state.draft.drafter} />
          <div className={styles.actions}>
            {!isEmpty(state.draft) && (
              <Button
                ref={next}
                variant="primary"
                onClick={() => {
                  onTake(state.draft);
                  drop();
                }}
              >
                {t('take')}
              </Button>
            )}
            <Button ref={isEmpty(state.draft) ? next : undefined} variant="quiet" onClick={drop}>
              {t('drop')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

const isEmpty = ({ title, text, relevance, names }: SuggestionAttributes): boolean =>
  !title && !text && !relevance && names.length === 0;
